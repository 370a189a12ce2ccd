// Waits for the end of the document before the browser renders in it.

import { correctedTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { yearsOfPage } from './page-calendar.tsx'

/** Resolves when the document is complete: a cached script can run before it is, on a slow connection. Dates then use the table of the server. */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  setMonthTable(correctedTable(yearsOfPage()))
}
