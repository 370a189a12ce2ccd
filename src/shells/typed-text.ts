// Form input of a person, carried over their next sign-in in this tab.

import { todayInNepal } from '#platform/browser-locale.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { discardDraft, restoreDraft, saveDraft } from '#ui/form/draft.ts'

const maxWaitMs = 10_000

/** Stores every form of this page for this tab and this person, without passwords and files. */
export function saveTypedText(person: number): void {
  for (const form of findForms()) saveDraft(placeOf(form, person), form)
}

/** Fills the forms of this page, as they appear, with what this person typed. Returns a function that stops it. */
export function restoreTypedText(person: number): () => void {
  const found = new WeakSet<HTMLFormElement>()
  const restoreFound = () => {
    for (const form of findForms().filter((form) => !found.has(form))) {
      found.add(form)
      restoreDraft(placeOf(form, person), form)
      discardDraft(placeOf(form, person))
    }
  }
  const observer = new MutationObserver(() => requestAnimationFrame(restoreFound))
  observer.observe(document.body, { childList: true, subtree: true })
  requestAnimationFrame(restoreFound)
  const timer = setTimeout(() => observer.disconnect(), maxWaitMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function findForms(): HTMLFormElement[] {
  return [...document.forms].filter((form) => form.id !== '')
}

function placeOf(form: HTMLFormElement, person: number): DraftPlace {
  return {
    name: `typed:${location.pathname}#${form.id}`,
    person,
    today: todayInNepal(),
    storage: () => sessionStorage,
  }
}
