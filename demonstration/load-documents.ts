// Documents of the report lists, entered as the office would.

import type { Tenant } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { makeFile } from './document-files.ts'
import { demonstrationDocuments } from './documents/catalogue.ts'
import type { Loading } from './loading.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import { deadlinesOf } from '../src/features/documents/rules.ts'
import { document } from '../src/features/documents/operations/definition.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'

/** Oldest first, so that a correction finds what it corrects. */
export async function seedDocuments(at: Loading): Promise<void> {
  for (const org of at.tenants.all()) await seedList(at, org)
}

async function seedList(at: Loading, org: Tenant): Promise<void> {
  const ctx = systemContext(at, org, 'demonstration')
  const ids = new Map<string, number>()
  const own = demonstrationDocuments(inNepal(ctx.now).date).filter((document) => document.orgId === org.id)
  for (const sample of own.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn))) {
    const { slug, type, title, fileName, publishedOn, corrects } = sample
    const { id } = await addItem(ctx, document, {
      slug,
      type,
      titleEn: title.en,
      titleNe: title.ne,
      filename: fileName,
      bytes: await makeFile(sample),
      publishedOn,
      ...deadlinesOf(sample),
      correctsId: corrects ? ids.get(corrects)! : null,
    })
    ids.set(slug, id)
  }
}
