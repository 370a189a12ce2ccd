// Citizen charter and questions of each organisation, entered as the office would.

import { systemContext } from '../src/platform/system-context.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { charterSlugs, kinds } from '../src/features/applications/contract/form.ts'
import type { ListedPaper } from '../src/features/applications/contract/papers.ts'
import { papersFor } from '../src/features/applications/rules/papers.ts'
import { listRequestedPapers } from '../src/features/applications/store/requested-papers.server.ts'
import { question } from '../src/features/services/operations/questions.server.ts'
import { service } from '../src/features/services/operations/services.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { CharterService } from './content/shapes.ts'
import type { Loading } from './loading.ts'

const nothing = { en: '', ne: '' }

export async function seedServices(at: Loading): Promise<void> {
  for (const { orgId, charter, questions } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    const listed = await listRequestedPapers(ctx)
    for (const { order, rule = nothing, ...entry } of charter) {
      const papers = papersOf(listed, entry)
      await addItem(ctx, service, { ...entry, papers, position: order, rule })
    }
    for (const [place, entry] of questions.entries()) await addItem(ctx, question, { ...entry, position: place + 1 })
  }
}

/** The papers of an application are those that its form requests; of other services, the charter's own. */
export function papersOf(listed: readonly ListedPaper[], { slug, papers }: Pick<CharterService, 'slug' | 'papers'>) {
  const kind = kinds.find((each) => charterSlugs[each] === slug)
  return kind ? papersFor(listed, { kind, transferReason: 'sale' }).map(({ label }) => label) : papers
}
