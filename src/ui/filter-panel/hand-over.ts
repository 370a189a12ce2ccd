// How does a reader go on typing when a field is replaced by another under their hands?

type Control = HTMLInputElement | HTMLSelectElement

/**
 * What was typed or chosen in `place`, and where the keyboard is in it, is there again after `replace`: for fields of the same ids
 * (or names, in the same order) that come while somebody has already begun.
 */
export function handOver(place: HTMLElement, replace: () => void): void {
  const before = controlsOf(place)
  const begun = before.filter(({ control }) => control.value !== valueAtFirst(control))
  const held = before.find(({ control }) => control === document.activeElement)
  replace()
  const after = controlsOf(place)
  const successor = (key: string) => after.find((one) => one.key === key)?.control
  for (const { key, control } of begun) enter(successor(key), control)
  if (held) successor(held.key)?.focus()
}

function controlsOf(place: HTMLElement): { key: string; control: Control }[] {
  const controls = [...place.querySelectorAll<Control>('input, select')]
  return controls.map((control) => ({ key: control.id || `${control.tagName} ${control.name}`, control }))
}

function valueAtFirst(control: Control): string {
  if (control instanceof HTMLInputElement) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** As a reader's own hand would: React hears of a value only when the element's own setter was used. */
function enter(control: Control | undefined, begun: Control): void {
  if (control?.tagName !== begun.tagName) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, begun.value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}
