// Corrected calendar years as data in the page, for hydrated components.

import type { BsYear } from '#kit/calendar/month-table.ts'
import { correctedYears } from '#kit/calendar/table-in-use.ts'

const id = 'corrected-years'

/** The corrected years as data in the page; nothing when the bundled calendar is used. */
export function PageCalendar() {
  const years = correctedYears()
  if (years.length === 0) return null
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(years) }} />
}

/** Reads what `PageCalendar` wrote, in the browser. */
export function yearsOfPage(): BsYear[] {
  return JSON.parse(document.getElementById(id)?.textContent ?? '[]') as BsYear[]
}
