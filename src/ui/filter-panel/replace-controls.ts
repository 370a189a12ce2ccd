// Replacement of form controls while a user types, with values and focus carried over.

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Restores after `replace` the values entered in `place` and the focus: for controls of the same ids (or names, in the same order)
 * that replace others while a user has already started to enterValue values.
 */
export function replaceControls(place: HTMLElement, replace: () => void): void {
  const before = controlsOf(place)
  const changed = before.filter(({ control }) => control.value !== initialValue(control))
  const focused = before.find(({ control }) => control === document.activeElement)
  replace()
  const after = controlsOf(place)
  const successor = (key: string) => after.find((candidate) => candidate.key === key)?.control
  for (const { key, control } of changed) enterValue(successor(key), control)
  if (focused) successor(focused.key)?.focus()
}

function controlsOf(place: HTMLElement): { key: string; control: Control }[] {
  const controls = [...place.querySelectorAll<Control>('input, select')]
  return controls.map((control) => ({ key: control.id || `${control.tagName} ${control.name}`, control }))
}

function initialValue(control: Control): string {
  if (control instanceof HTMLInputElement) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** As a user's input: React notices a value only when it is set by the element's own setter. */
function enterValue(control: Control | undefined, changed: Control): void {
  if (control?.tagName !== changed.tagName) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, changed.value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}
