// Publishing window and history of an item: types shared by every published kind.

/** The current window, stored in the row of the item. `publishFrom` null: a draft. Instants, compared with `now`. */
export type PublishingWindow = { publishFrom: Date | null; publishUntil: Date | null; withdrawnAt: Date | null }

export const publishingStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const
export type PublishingState = (typeof publishingStates)[number]

/** The filter of an admin list: a state, or `ending`, public now and expiring soon. */
export const listedStates = ['draft', 'scheduled', 'published', 'ending', 'expired', 'withdrawn'] as const
export type ListedState = (typeof listedStates)[number]

/** The window of a new item. */
export const draftWindow: PublishingWindow = { publishFrom: null, publishUntil: null, withdrawnAt: null }

export const publishingEventNames = [
  'published',
  'scheduled',
  'expiry-set',
  'withdrawn',
  'returned-to-draft',
  'changed',
] as const
export type PublishingEventName = (typeof publishingEventNames)[number]

/** Acts of a review by another person; `flagged`: published or corrected in public without approval; `cancelled`: the organisation reviews no more. */
export const reviewActs = ['submitted', 'returned', 'approved', 'flagged', 'cancelled'] as const
export type ReviewAct = (typeof reviewActs)[number]

/** What the history of an item shows. */
export const shownEventNames = [...publishingEventNames, ...reviewActs] as const

/** A public explanation; one language is enough. */
export type Explanation = { en: string; ne: string }

/** An event of the history, never deleted. `effectiveAt` is when the public sees it: publication, expiry, otherwise the time of the event. */
export type PublishingEvent = {
  act: PublishingEventName
  effectiveAt: Date
  note: Explanation
  by: string
  at: Date
}

/** The publication of a new item: immediately, from and until a time, or later by a transition of its own. */
export type WindowEntry = { publishFrom?: Date; publishUntil?: Date | null; draft?: boolean }
