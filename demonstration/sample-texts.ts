// Sample texts for a new organisation, entered as drafts: citizen charter, questions, and the pages that fit every organisation.

import { listRequestedPapers } from '../src/features/applications/store/requested-papers.server.ts'
import { enterPage } from '../src/features/pages/operations/definition.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { question } from '../src/features/services/operations/questions.server.ts'
import { service } from '../src/features/services/operations/services.server.ts'
import type { Block as StoredBlock } from '../src/kit/blocks/blocks.ts'
import type { Ctx, System } from '../src/platform/context.ts'
import { charterOf } from './content/charter.ts'
import { aboutPage, provisionsPage } from './content/pages-shared.ts'
import { questions } from './content/questions.ts'
import type { Block } from './content/shapes.ts'
import { papersOf } from './services.ts'

const draft = true

export async function enterSampleTexts(ctx: Ctx<System>): Promise<void> {
  const listed = await listRequestedPapers(ctx)
  // The positions are those of the larger organisation of the demonstration; the office writes its own.
  for (const { order, rule = { en: '', ne: '' }, ...entry } of charterOf(487))
    await addItem(ctx, service, { ...entry, papers: papersOf(listed, entry), position: order, rule, draft })
  for (const [place, entry] of questions.entries())
    await addItem(ctx, question, { ...entry, position: place + 1, draft })
  for (const { blocks, sources, ...page } of [aboutPage, provisionsPage])
    await enterPage(ctx, {
      ...page,
      draft,
      blocks: blocks.filter(hasNoPicture),
      sources: sources.map(({ label, url = '' }) => ({ label, url })),
    })
}

function hasNoPicture(block: Block): block is Exclude<Block, { type: 'image' }> & StoredBlock<Uint8Array> {
  return block.type !== 'image'
}
