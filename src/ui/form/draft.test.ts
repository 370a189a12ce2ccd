// Tests of the drafts of forms: per person, per tab, cleared at sign-out.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftPlace } from './draft.ts'
import { clearDrafts, discardDraft, onDraftsCleared, restoreDraft, saveDraft } from './draft.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

const notice = (more: Partial<DraftPlace> = {}): DraftPlace => {
  return { name: 'notice', person: 14, today: '2026-11-22', tab: 'first', ...more }
}

test('a draft is restored for the person who wrote it, and for nobody else', () => {
  saveDraft(notice(), formWith({ title: 'Secret tender' }))
  expect(restored(notice({ tab: 'later' }))).toBe('Secret tender')
  expect(restored(notice({ person: 15, tab: 'later' }))).toBe('')
  expect(restored(notice({ person: null, tab: 'later' }))).toBe('')
})

test('two tabs keep a draft each; a new one continues with the newest', () => {
  saveDraft(notice(), formWith({ title: 'Pipes' }))
  saveDraft(notice({ tab: 'second' }), formWith({ title: 'Pumps' }))
  saveDraft(notice(), formWith({ title: 'Pipes and valves' }))
  expect(restored(notice({ tab: 'third' }))).toBe('Pipes and valves')
  discardDraft(notice({ tab: 'third' }))
  expect(restored(notice({ tab: 'fourth' }))).toBe('Pumps')
})

test('a tab whose draft was continued elsewhere stores it again with its next change', () => {
  saveDraft(notice(), formWith({ title: 'Pipes' }))
  restored(notice({ tab: 'second' }))
  saveDraft(notice(), formWith({ title: 'Pipes of steel' }))
  discardDraft(notice({ tab: 'second' }))
  expect(restored(notice({ tab: 'third' }))).toBe('Pipes of steel')
})

test('signing out removes every draft and nothing else', () => {
  localStorage.setItem('preferredLanguage', 'ne')
  saveDraft(notice(), formWith({ title: 'Pipes' }))
  saveDraft(notice({ name: 'complaint', person: null }), formWith({ title: 'No water' }))
  saveDraft(
    notice({ name: 'typed', person: null, storage: () => sessionStorage }),
    formWith({ title: 'Half a letter' }),
  )
  clearDrafts()
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
})

test('a form that has still to store something hears of it until it is gone', () => {
  const cancel = vi.fn()
  const stop = onDraftsCleared(cancel)
  clearDrafts()
  stop()
  clearDrafts()
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('what the address has chosen is neither stored nor overridden', () => {
  saveDraft(
    notice(),
    formOf([
      { name: 'type', value: 'tender' },
      { name: 'title', value: 'Pipes' },
    ]),
  )
  const address = [
    { name: 'type', value: 'consumer-notice', dataset: { noDraft: '' } },
    { name: 'title', value: '' },
  ]
  const addressed = formOf(address)
  restoreDraft(notice({ tab: 'second' }), addressed)
  expect(valuesIn(addressed)).toEqual(['consumer-notice', 'Pipes'])
  saveDraft(notice({ tab: 'second' }), addressed)
  const open = formOf([
    { name: 'type', value: '' },
    { name: 'title', value: '' },
  ])
  restoreDraft(notice({ tab: 'second' }), open)
  expect(valuesIn(open)).toEqual(['', 'Pipes'])
})

test('a draft is discarded after a week', () => {
  saveDraft(notice(), formWith({ title: 'Pipes' }))
  expect(restored(notice({ today: '2026-11-30', tab: 'later' }))).toBe('')
})

function restored(place: DraftPlace): string {
  const form = formWith({ title: '' })
  restoreDraft(place, form)
  return (form.elements[0] as HTMLInputElement).value
}

/** What the drafts use of a form in a browser. */
function formWith(values: Record<string, string>): HTMLFormElement {
  return formOf(Object.entries(values).map(([name, value]) => ({ name, value })))
}

function formOf(controls: { name: string; value: string; dataset?: object }[]): HTMLFormElement {
  const elements = controls.map((control) => ({ type: 'text', dataset: {}, dispatchEvent: () => true, ...control }))
  return { elements } as unknown as HTMLFormElement
}

function valuesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((control) => (control as HTMLInputElement).value)
}

function browserStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
