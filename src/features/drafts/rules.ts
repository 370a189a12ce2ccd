// Rules of drafts: how long and how many are kept, and whether one may be saved over another.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'

/** Days after the last change; `docs/privacy.md` states the same. */
export const draftDays = 30
/** Of one person in one organisation. */
export const maxDrafts = 50

type Text = { version?: string; content: string; writer: string }

/** Text that is based on an earlier version replaces nothing, unless it says the same or comes from the page that saved last. */
export function mayBeSaved(stored: Text | undefined, sent: Text): Verdict {
  if (!stored || stored.writer === sent.writer || stored.content === sent.content) return allow
  return stored.version === sent.version ? allow : deny('drafts.changed_meanwhile')
}

/** `others`: the drafts of the person's other forms. */
export function mayBeAdded(others: number): Verdict {
  return others < maxDrafts ? allow : deny('drafts.too_many', { max: maxDrafts })
}
