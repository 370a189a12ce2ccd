// How does what somebody had typed come back after they had to sign in again?

import { todayHere } from '#platform/leaving.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { discardDraft, restoreDraft, saveDraft } from '#ui/form/draft.ts'

const patienceMs = 10_000

/** Keeps every form of this page for this tab, without passwords and files. */
export function keepTyped(): void {
  for (const form of formsHere()) saveDraft(placeOf(form), form)
}

/** Fills the forms of this page as they appear; the function returned stops looking. */
export function bringTypedBack(): () => void {
  const found = new WeakSet<HTMLFormElement>()
  const look = () => {
    for (const form of formsHere().filter((one) => !found.has(one))) {
      found.add(form)
      restoreDraft(placeOf(form), form)
      discardDraft(placeOf(form))
    }
  }
  const observer = new MutationObserver(() => requestAnimationFrame(look))
  observer.observe(document.body, { childList: true, subtree: true })
  requestAnimationFrame(look)
  const patience = setTimeout(() => observer.disconnect(), patienceMs)
  return () => {
    clearTimeout(patience)
    observer.disconnect()
  }
}

function formsHere(): HTMLFormElement[] {
  return [...document.forms].filter((form) => form.id !== '')
}

function placeOf(form: HTMLFormElement): DraftPlace {
  return { name: `typed:${location.pathname}#${form.id}`, today: todayHere(), storage: () => sessionStorage }
}
