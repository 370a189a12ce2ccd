// Drafts in the storage of this device, apart from forms, the calendar and their age: a script in the first page reads them before it is painted.

import type { DraftContent } from '#kit/draft-content.ts'

/** `turn` counts the writes of a form's drafts: the highest is the newest. `base` is the version of the server's copy on which it is based. */
export type Draft = DraftContent & { day: string; turn: number; base?: string }

/** A form and whose draft it is (`DraftPlace`). */
export type DraftOwner = { name: string; person: number | null; storage?: () => Storage }

export const draftPrefix = 'draft:'

/** The drafts of a form in every tab, the newest first, however old they are. */
export function storedDrafts(owner: DraftOwner): { key: string; draft: Draft }[] {
  const { storage = deviceStorage } = owner
  const drafts = keysIn(storage, `${formKeyOf(owner)}#`).flatMap((key) => {
    const draft = storedDraft(storage, key)
    return draft ? [{ key, draft }] : []
  })
  return drafts.toSorted((a, b) => b.draft.turn - a.draft.turn)
}

/** Removes the drafts of a form in every tab, and of this tab alone. */
export function discardDrafts(owner: DraftOwner): void {
  const { storage = deviceStorage } = owner
  for (const key of keysIn(storage, `${formKeyOf(owner)}#`)) remove(storage, key)
  remove(tabStorage, tabKeyOf(owner))
}

export function storedDraft(storage: () => Storage, key: string): Draft | undefined {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

export function deviceStorage(): Storage {
  return localStorage
}

export function tabStorage(): Storage {
  return sessionStorage
}

export function keysIn(storage: () => Storage, beginning: string): string[] {
  try {
    const stored = storage()
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
    return keys.filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

export function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // Storage is blocked for this page: there is no draft to remove.
  }
}

export function formKeyOf({ name, person }: DraftOwner): string {
  return person === null ? `${draftPrefix}${name}` : `${draftPrefix}${person}:${name}`
}

export function tabKeyOf(owner: DraftOwner): string {
  return `${formKeyOf(owner)}:tab`
}
