// Jobs of publishing: the check of links in published texts, every day and after a change of an item.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { checkAllLinks, checkLinksOfItem, linkCheckQueue, type LinkCheck } from './operations/links.server.ts'

export function linkJobs(check: LinkCheck): Job[] {
  return [
    {
      name: 'check-links',
      schedule: '30 3 * * *',
      run: async (at) => {
        const results: Record<string, number> = { items: 0, addresses: 0 }
        for (const org of at.tenants.all()) {
          const { items, addresses } = await checkAllLinks(systemContext(at, org, 'check-links'), check)
          results['items']! += items
          results['addresses']! += addresses
        }
        return results
      },
    },
    {
      name: linkCheckQueue,
      run: async (at, { org, kind, id }) => {
        const tenant = at.tenants.byId(Number(org))
        if (!tenant) return { refused: 'no such organisation' }
        const ctx = systemContext(at, tenant, linkCheckQueue)
        return checkLinksOfItem(ctx, check, { kind: String(kind), id: Number(id) })
      },
    },
  ]
}
