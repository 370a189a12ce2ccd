// Values that a script puts into the controls of a form, announced by events as if they had been typed.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Runs a change of a control and dispatches what a browser would after typing. */
export function changeControl(control: Control, change: () => void): true {
  change()
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Fills the text controls that are still empty. Returns the names of those that it filled. */
export function fillEmptyControls(form: HTMLFormElement, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (!value || !isText(control) || control.value !== '') return []
    changeControl(control, () => (control.value = value))
    // A select takes only values that it offers.
    return control.value === '' ? [] : [name]
  })
}

export function emptyControls(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name)
    if (isText(control)) changeControl(control, () => (control.value = ''))
  }
}

function isText(control: Element | RadioNodeList | null): control is Control {
  return control !== null && 'form' in control && 'value' in control
}
