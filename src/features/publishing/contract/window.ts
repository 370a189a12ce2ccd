// What does every publishable thing (a document, an article, an album, a page) carry about its being public?

/** The current window, kept on the item's own row. `publishFrom` null: a draft. Instants, compared with `now`. */
export type PublishingWindow = { publishFrom: Date | null; publishUntil: Date | null; withdrawnAt: Date | null }

export const publishingStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const
export type PublishingState = (typeof publishingStates)[number]

/** What the office narrows its lists to: a state, or `ending`, public now and on its last days. */
export const listedStates = ['draft', 'scheduled', 'published', 'ending', 'expired', 'withdrawn'] as const
export type ListedState = (typeof listedStates)[number]

/** The window of something that was only just entered. */
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

/** An explanation for the public record; one language is enough. */
export type Explanation = { en: string; ne: string }

/** One act as it is kept for ever. `effectiveAt` is when it shows: the go-live, the expiry, else the moment of the act. */
export type PublishingEvent = {
  act: PublishingEventName
  effectiveAt: Date
  note: Explanation
  by: string
  at: Date
}

/** The item an act is about: its kind (`document`, `article`), number and present window. */
export type Publishable = { subject: string; id: number; window: PublishingWindow }

/** How something new goes public: at once, from and until a moment, or later by an act of its own. */
export type WindowEntry = { publishFrom?: Date; publishUntil?: Date | null; draft?: boolean }
