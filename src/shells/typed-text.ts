// Form input carried over a new sign-in.

import { todayInNepal } from '#platform/browser-locale.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { discardDraft, restoreDraft, saveDraft } from '#ui/form/draft.ts'

const maxWaitMs = 10_000

/** Stores every form of this page for this tab, without passwords and files. */
export function saveTypedText(): void {
  for (const form of findForms()) saveDraft(placeOf(form), form)
}

/** Fills the forms of this page as they appear. Returns a function that stops it. */
export function restoreTypedText(): () => void {
  const found = new WeakSet<HTMLFormElement>()
  const restoreFound = () => {
    for (const form of findForms().filter((form) => !found.has(form))) {
      found.add(form)
      restoreDraft(placeOf(form), form)
      discardDraft(placeOf(form))
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

function placeOf(form: HTMLFormElement): DraftPlace {
  return {
    name: `typed:${location.pathname}#${form.id}`,
    person: null,
    today: todayInNepal(),
    storage: () => sessionStorage,
  }
}
