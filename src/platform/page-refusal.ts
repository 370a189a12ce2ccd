// What does the page that answers a refusal know of it?

/** A message's key and what stands in it. */
export type PageRefusal = { key: string; values?: Record<string, string | number> }
