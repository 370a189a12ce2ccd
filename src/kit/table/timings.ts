// Delays of a table in milliseconds, and rows of its print preview.

/** Milliseconds, from the specification. */
export const timings = {
  searchPause: 300,
  printOpensAfter: 250,
  printClosesAfter: 500,
  exportClosesAfter: 500,
} as const

export const previewRows = 3
