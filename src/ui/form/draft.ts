// How does what a person typed survive a closed page, on this device only?

import { daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'

type Draft = { day: string; step?: string; entries: [name: string, value: string][] }

/** `name` is the form's own; `today` ('YYYY-MM-DD') lets a draft older than a week go. `storage` is this device's unless told. */
export type DraftPlace = { name: string; today: string; storage?: () => Storage }

const keptDays = 7

/** Keeps the texts and choices of a form, and which step was in sight. Files, secrets and controls marked `data-no-draft` are left out. */
export function saveDraft({ name, today, storage }: DraftPlace, form: HTMLFormElement, step?: string): boolean {
  const entries = controlsOf(form).flatMap((control): Draft['entries'] =>
    isTick(control) && !control.checked ? [] : [[control.name, control.value]],
  )
  return write(storage, keyOf(name), JSON.stringify({ day: today, ...(step && { step }), entries } satisfies Draft))
}

/** Fills a form with its draft. Whether something a person had typed came back, and in which step they left it. */
export function restoreDraft(place: DraftPlace, form: HTMLFormElement): { restored: boolean; step?: string } {
  const draft = readDraft(place)
  if (!draft) return { restored: false }
  const left = new Map<string, string[]>()
  for (const [name, value] of draft.entries) left.set(name, [...(left.get(name) ?? []), value])
  let restored = false
  for (const control of controlsOf(form)) restored = fill(control, left) || restored
  return { restored, ...(typeof draft.step === 'string' && { step: draft.step }) }
}

export function discardDraft({ name, storage = onDevice }: DraftPlace): void {
  try {
    storage().removeItem(keyOf(name))
  } catch {
    // Storage is closed to this page: there is no draft to remove.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => isKept(element as Control))
}

function isKept(control: Control): boolean {
  if (!control.name || control.dataset.noDraft !== undefined) return false
  if (control.type === 'hidden') return control.dataset.draft !== undefined
  return !['file', 'password', 'submit', 'button', 'reset', 'fieldset'].includes(control.type)
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function fill(control: Control, left: Map<string, string[]>): boolean {
  const values = left.get(control.name)
  if (isTick(control)) {
    const checked = values?.includes(control.value) ?? false
    return checked !== control.checked && set(control, () => (control.checked = checked))
  }
  const value = values?.shift()
  if (value === undefined || value === control.value) return false
  return set(control, () => (control.value = value)) && control.type !== 'hidden'
}

function set(control: Control, change: () => void): true {
  change()
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

function readDraft({ name, today, storage = onDevice }: DraftPlace): Draft | undefined {
  try {
    const draft = JSON.parse(storage().getItem(keyOf(name)) ?? 'null') as Draft | null
    if (!draft || !isIsoDate(draft.day)) return undefined
    return daysBetween(draft.day, today) <= keptDays ? draft : undefined
  } catch {
    return undefined
  }
}

function write(storage: DraftPlace['storage'] = onDevice, key: string, value: string): boolean {
  try {
    storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

function onDevice(): Storage {
  return localStorage
}

function keyOf(name: string): string {
  return `draft:${name}`
}
