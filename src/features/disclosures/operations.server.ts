// How are the quarterly disclosures read, and how does one come and go?

import { cleanWords } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { Disclosure, NewDisclosure } from './contract.ts'
import { disclosureIssues, disclosureSlug } from './rules.ts'
import { insertDisclosure, listDisclosures } from './store.server.ts'

type Office = Ctx<Staff | Machine>

export function readDisclosures(ctx: Ctx, { page, limit }: Paging): Promise<Page<Disclosure>> {
  return listDisclosures(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

/** Refuses `invalid` for wrong details and `conflict` when the quarter is there already. */
export async function addDisclosure(ctx: Office, entry: NewDisclosure): Promise<void> {
  const fields = disclosureIssues(entry)
  if (fields.length > 0) refuse('invalid', 'disclosures.invalid', { fields })
  const words = { title: cleanWords(entry.title), entries: entry.entries.map(cleanWords) }
  await transaction(ctx, async (tx) => {
    const row = { ...entry, ...words, slug: disclosureSlug(entry) }
    const id = (await insertDisclosure(tx, row, tx.now)) ?? refuse('conflict', 'disclosures.already_there')
    await acts.begin(tx, id, entry)
  })
}

const acts = actsOn<string>({ kind: 'disclosure', table: 'disclosures', unknown: 'disclosures.unknown', key: 'slug' })

export const publishDisclosure = acts.publish
export const expireDisclosure = acts.expire
export const withdrawDisclosure = acts.withdraw
