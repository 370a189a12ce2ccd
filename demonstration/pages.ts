// Long pages of each organisation, entered as the office would.

import { systemContext } from '../src/platform/system-context.server.ts'
import { enterPage } from '../src/features/pages/operations/definition.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import { drawn } from './news.ts'
import type { Loading } from './loading.ts'

export async function seedPages(at: Loading): Promise<void> {
  for (const { orgId, pages } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { blocks, sources, ...page } of pages)
      await enterPage(ctx, {
        ...page,
        blocks: await drawn(blocks),
        sources: sources.map(({ label, url = '' }) => ({ label, url })),
      })
  }
}
