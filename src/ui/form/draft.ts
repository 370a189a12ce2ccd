// Draft of a form, stored on this device only; what identifies a person by law only as long as the tab is open.

import { daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'

type Draft = { day: string; step?: string; entries: [name: string, value: string][] }

/** `name` is the form's own; a draft older than a week is discarded, counted to `today` ('YYYY-MM-DD'). `storage` is local storage by default. */
export type DraftPlace = { name: string; today: string; storage?: () => Storage }

const maxDays = 7

/**
 * Stores the texts and choices of a form and its current step. Files, secrets and controls marked `data-no-draft` are left out;
 * controls marked `data-draft="tab"` are stored for this tab alone, because others may use the device after it is closed.
 */
export function saveDraft(
  { name, today, storage = deviceStorage }: DraftPlace,
  form: HTMLFormElement,
  step?: string,
): boolean {
  const controls = controlsOf(form)
  const tabOnly = controls.filter(isForTab).flatMap(entriesOf)
  if (tabOnly.length > 0) writeDraft(tabStorage, tabKeyOf(name), { day: today, entries: tabOnly })
  const entries = controls.filter((control) => !isForTab(control)).flatMap(entriesOf)
  return writeDraft(storage, keyOf(name), { day: today, ...(step && { step }), entries })
}

/** Fills a form from its draft. Returns whether any value was restored, and the step the draft was remaining in. */
export function restoreDraft(
  { name: place, today, storage = deviceStorage }: DraftPlace,
  form: HTMLFormElement,
): { restored: boolean; step?: string } {
  const draft = readDraft(storage, keyOf(place), today)
  if (!draft) return { restored: false }
  const remaining = new Map<string, string[]>()
  const ofTab = readDraft(tabStorage, tabKeyOf(place), today)?.entries ?? []
  for (const [name, value] of [...draft.entries, ...ofTab]) remaining.set(name, [...(remaining.get(name) ?? []), value])
  let restored = false
  for (const control of controlsOf(form)) restored = fill(control, remaining) || restored
  return { restored, ...(typeof draft.step === 'string' && { step: draft.step }) }
}

export function discardDraft({ name, storage = deviceStorage }: DraftPlace): void {
  try {
    storage().removeItem(keyOf(name))
    tabStorage().removeItem(tabKeyOf(name))
  } catch {
    // Storage is blocked for this page: there is no draft to remove.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => isStorable(element as Control))
}

function isStorable(control: Control): boolean {
  if (!control.name || control.dataset.noDraft !== undefined) return false
  if (control.type === 'hidden') return control.dataset.draft !== undefined
  return !['file', 'password', 'submit', 'button', 'reset', 'fieldset'].includes(control.type)
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function fill(control: Control, remaining: Map<string, string[]>): boolean {
  const values = remaining.get(control.name)
  if (isCheckable(control)) {
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

function readDraft(storage: () => Storage, key: string, today: string): Draft | undefined {
  try {
    const draft = JSON.parse(storage().getItem(key) ?? 'null') as Draft | null
    if (!draft || !isIsoDate(draft.day)) return undefined
    return daysBetween(draft.day, today) <= maxDays ? draft : undefined
  } catch {
    return undefined
  }
}

function entriesOf(control: Control): Draft['entries'] {
  return isCheckable(control) && !control.checked ? [] : [[control.name, control.value]]
}

function isForTab(control: Control): boolean {
  return control.dataset.draft === 'tab'
}

function writeDraft(storage: () => Storage, key: string, draft: Draft): boolean {
  try {
    storage().setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function deviceStorage(): Storage {
  return localStorage
}

function tabStorage(): Storage {
  return sessionStorage
}

function keyOf(name: string): string {
  return `draft:${name}`
}

function tabKeyOf(name: string): string {
  return `draft:${name}:tab`
}
