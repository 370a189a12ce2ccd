// Data of a refusal for the error page.

/** A message key and its values. */
export type PageRefusal = { key: string; values?: Record<string, string | number> }
