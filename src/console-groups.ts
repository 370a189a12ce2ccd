// Order of the groups of the console's navigation.

import type { ConsoleGroup, ConsolePage } from './manifest.ts'

/** In the order in which they are shown. */
const consoleGroups: Record<ConsoleGroup, number> = {
  today: 0,
  cases: 1,
  accounts: 2,
  water: 3,
  publish: 4,
  people: 5,
  settings: 6,
  office: 7,
  own: 8,
}

/** The pages of the console by group, each group by its order. */
export function inGroups(pages: readonly ConsolePage[]): ConsolePage[] {
  return pages.toSorted((a, b) => consoleGroups[a.group] - consoleGroups[b.group] || a.order - b.order)
}
