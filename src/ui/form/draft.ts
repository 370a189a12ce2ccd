// Draft of a form as it is stored on this device; what identifies a person by law only as long as the tab is open.

import { daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import type { DraftContent } from '#kit/draft-content.ts'
import type { Control } from './controls.ts'
import { changeControl } from './controls.ts'
import type { DraftKeeping, HeldDraft } from './draft-keeping.ts'

/** `turn` counts the writes of a form's drafts: the highest is the newest. `base` is the version of the server's copy on which it is based. */
type Draft = DraftContent & { day: string; turn: number; base?: string }

/**
 * `name` is the form's own, with its item where it has one; `person` whoever is signed in on a page that requires it, null on public
 * pages: nobody sees another person's draft. A draft older than a week is discarded, counted to `today` ('YYYY-MM-DD'). `storage` is local
 * storage by default. Each tab has a draft of its own, so that two tabs do not overwrite each other. `keeping`: the draft is kept on the
 * server, and on this device only what is not there yet.
 */
export type DraftPlace = {
  name: string
  person: number | null
  today: string
  storage?: () => Storage
  tab?: string
  keeping?: DraftKeeping
}

/** A draft is offered on the day it was stored and for this many days after it. */
export const maxDraftDays = 7
const prefix = 'draft:'
/** The drafts that this tab continues, by its own key, until it has stored one. */
const origins = new Map<string, { key: string; turn: number }>()
/** What the forms of this page do when every draft is removed. */
const clearing = new Set<() => void>()
export const thisTab = Math.random().toString(36).slice(2)

/**
 * Stores the texts and choices of a form and its current step. Files, secrets and controls marked `data-no-draft` are left out;
 * controls marked `data-draft="tab"` are stored for this tab alone, because others may use the device after it is closed.
 */
export function saveDraft(place: DraftPlace, form: HTMLFormElement, step?: string, base?: string): boolean {
  const { today, storage = deviceStorage } = place
  const tabOnly = controlsOf(form).filter(isForTab).flatMap(entriesOf)
  if (tabOnly.length > 0) writeDraft(tabStorage, tabKeyOf(place), { day: today, turn: 1, entries: tabOnly })
  const turn = 1 + (newestDraft(place)?.draft.turn ?? 0)
  const draft = { day: today, turn, ...(base !== undefined && { base }), ...draftContent(form, step) }
  const saved = writeDraft(storage, keyOf(place), draft)
  if (saved) removeOrigin(place)
  return saved
}

/** What a draft holds of a form, without what is stored for the tab alone. */
export function draftContent(form: HTMLFormElement, step?: string): DraftContent {
  const entries = controlsOf(form)
    .filter((control) => !isForTab(control))
    .flatMap(entriesOf)
  return { ...(step && { step }), entries }
}

/** `found`: there was a draft; `restored`: it changed a value; `step`: the one in which it was left; `held`: as it is compared with the server's. */
export type RestoredDraft = { found: boolean; restored: boolean; step?: string; held?: HeldDraft }

/** Fills a form from its newest draft, which becomes this tab's with the first change. */
export function restoreDraft(place: DraftPlace, form: HTMLFormElement): RestoredDraft {
  const found = newestDraft(place)
  if (!found) return { found: false, restored: false }
  const { draft, key } = found
  if (key !== keyOf(place)) origins.set(keyOf(place), { key, turn: draft.turn })
  const restored = fillDraft(place, form, draft)
  const held = { tab: key.slice(key.lastIndexOf('#') + 1), base: draft.base }
  return { found: true, restored, ...(typeof draft.step === 'string' && { step: draft.step }), held }
}

/** Fills a form from a draft and from what this tab alone has stored. Whether that changed a value. */
export function fillDraft(place: DraftPlace, form: HTMLFormElement, { entries }: DraftContent): boolean {
  const remaining = new Map<string, string[]>()
  const ofTab = readDraft(tabStorage, tabKeyOf(place), place.today)?.entries ?? []
  for (const [name, value] of [...entries, ...ofTab]) remaining.set(name, [...(remaining.get(name) ?? []), value])
  let restored = false
  // One by one: filling a control may add others behind it, such as the rows of a list.
  for (let index = 0; index < form.elements.length; index += 1) {
    const control = form.elements[index] as Control
    if (isStorable(control)) restored = fill(control, remaining) || restored
  }
  return restored
}

/** The day on which the newest draft of a form was stored last, of the drafts of these days. For an inline script: it needs no calendar. */
export function dayOfDraft(place: Pick<DraftPlace, 'name' | 'person'>, days: readonly string[]): string | undefined {
  const drafts = keysIn(deviceStorage, `${formKeyOf(place)}#`).flatMap((key) => storedDraft(deviceStorage, key) ?? [])
  const offered = drafts.filter(({ day }) => days.includes(day))
  return offered.toSorted((a, b) => b.turn - a.turn)[0]?.day
}

/** Removes the drafts of a form in every tab, and of this tab alone. */
export function discardDrafts(place: Omit<DraftPlace, 'today'>): void {
  const { storage = deviceStorage } = place
  for (const key of keysIn(storage, `${formKeyOf(place)}#`)) remove(storage, key)
  remove(tabStorage, tabKeyOf(place))
}

export function discardDraft(place: DraftPlace): void {
  removeDeviceDraft(place)
  remove(tabStorage, tabKeyOf(place))
}

/** Removes the draft of this tab from the device, because it is elsewhere; what is stored for the tab alone stays. */
export function removeDeviceDraft(place: DraftPlace): void {
  remove(place.storage ?? deviceStorage, keyOf(place))
  removeOrigin(place)
}

/** Called when every draft is removed, on a page that is being left. Returns a function that stops it. */
export function onDraftsCleared(run: () => void): () => void {
  clearing.add(run)
  return () => void clearing.delete(run)
}

/** Removes every draft of this device and this tab, and what its forms have still to store: whoever signs out may leave a shared computer. */
export function clearDrafts(): void {
  for (const run of clearing) run()
  for (const storage of [deviceStorage, tabStorage]) for (const key of keysIn(storage, prefix)) remove(storage, key)
}

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
    return checked !== control.checked && changeControl(control, () => (control.checked = checked))
  }
  const value = values?.shift()
  if (value === undefined || value === control.value) return false
  return changeControl(control, () => (control.value = value)) && control.type !== 'hidden'
}

function readDraft(storage: () => Storage, key: string, today: string): Draft | undefined {
  const draft = storedDraft(storage, key)
  if (!draft || !isIsoDate(draft.day)) return undefined
  return daysBetween(draft.day, today) <= maxDraftDays ? draft : undefined
}

function storedDraft(storage: () => Storage, key: string): Draft | null {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as Draft | null
  } catch {
    return null
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

function newestDraft(place: DraftPlace): { key: string; draft: Draft } | undefined {
  const { today, storage = deviceStorage } = place
  const drafts = keysIn(storage, `${formKeyOf(place)}#`).flatMap((key) => {
    const draft = readDraft(storage, key, today)
    return draft ? [{ key, draft }] : []
  })
  return drafts.toSorted((a, b) => b.draft.turn - a.draft.turn)[0]
}

/** Removes the draft that this tab continued, unless its tab has changed it since. */
function removeOrigin(place: DraftPlace): void {
  const { today, storage = deviceStorage } = place
  const origin = origins.get(keyOf(place))
  origins.delete(keyOf(place))
  if (origin && readDraft(storage, origin.key, today)?.turn === origin.turn) remove(storage, origin.key)
}

function keysIn(storage: () => Storage, beginning: string): string[] {
  try {
    const stored = storage()
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
    return keys.filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // Storage is blocked for this page: there is no draft to remove.
  }
}

function formKeyOf({ name, person }: Pick<DraftPlace, 'name' | 'person'>): string {
  return person === null ? `${prefix}${name}` : `${prefix}${person}:${name}`
}

function keyOf(place: DraftPlace): string {
  return `${formKeyOf(place)}#${place.tab ?? thisTab}`
}

function tabKeyOf(place: Pick<DraftPlace, 'name' | 'person'>): string {
  return `${formKeyOf(place)}:tab`
}
