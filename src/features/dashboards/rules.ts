// Sections and items of the staff dashboard for one person, from their definitions and the counts.

import type { Permission } from '#root/permissions.ts'
import type { Dashboard, ItemDefinition, Moment, SectionDefinition } from './contract.ts'

/** `moment`: an instant shown with the item. `yours`: work of the signed-in person. */
export type DashboardItem = Pick<ItemDefinition<string>, 'label' | 'to' | 'tone' | 'onlyOwn'> & {
  key: string
  count: number
  yours?: true
  moment?: { key: Moment; at: string }
}

/** The sections that the person may see, each with its items; sections and items with own work come first. */
export function sectionsOf<Definition extends SectionDefinition<string>>(
  definitions: readonly Definition[],
  dashboard: Dashboard,
  permissions: readonly Permission[],
): (Omit<Definition, 'items'> & { items: DashboardItem[] })[] {
  return definitions
    .flatMap((definition) => {
      const counts = dashboard[definition.section]
      if (!counts) return []
      const items = definition.items.map((item) => itemOf(item, counts, permissions))
      const visible = items.filter(({ yours, onlyOwn }) => yours || !onlyOwn)
      return [{ ...definition, items: visible.toSorted((a, b) => Number(b.yours ?? 0) - Number(a.yours ?? 0)) }]
    })
    .toSorted((a, b) => Number(hasOwnWork(b)) - Number(hasOwnWork(a)))
}

type Counts = {
  [count: string]: unknown
  since?: Record<string, string | null>
  nextStart?: string | null
  nextEnd?: string | null
  nextDue?: string | null
}

function itemOf(item: ItemDefinition<string>, counts: Counts, permissions: readonly Permission[]): DashboardItem {
  const { count: key, own, moment, ...shown } = item
  const at = moment && momentOf(moment, key, counts)
  return {
    ...shown,
    key,
    count: Number(counts[key]),
    ...(own && permissions.includes(own) && { yours: true }),
    ...(moment && at && { moment: { key: moment, at } }),
  }
}

function momentOf(moment: Moment, count: string, { since, nextStart, nextEnd, nextDue }: Counts) {
  if (moment === 'since') return since?.[count]
  if (moment === 'next_due') return nextDue
  return moment === 'next_start' ? nextStart : nextEnd
}

function hasOwnWork({ items }: { items: DashboardItem[] }): boolean {
  return items.some(({ yours }) => yours)
}
