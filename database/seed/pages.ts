// How do the demonstration's long pages come in?

import { machineContext } from '#platform/machine.server.ts'
import { writePage } from '#features/pages/operations.server.ts'
import { demonstrationContent } from './content.ts'
import { drawn } from './news.ts'
import type { Seed } from './seed.ts'

export async function seedPages(at: Seed): Promise<void> {
  for (const { orgId, pages } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { blocks, sources, ...page } of pages)
      await writePage(ctx, {
        ...page,
        blocks: await drawn(blocks),
        sources: sources.map(({ label, url = '' }) => ({ label, url })),
      })
  }
}
