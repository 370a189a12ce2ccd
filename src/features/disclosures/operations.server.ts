// Quarterly disclosures: the public list, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import type { Quarter } from '#kit/calendar/fiscal-year.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { disclosureAdmin } from './contract/admin.ts'
import { importedDisclosure, type Disclosure, type NewDisclosure } from './contract/api.ts'
import type { DisclosureQuery, SentDisclosure } from './contract/forms.ts'
import { maxText } from './contract/nouns.ts'
import { disclosureIssues, disclosureSlug } from './rules.ts'
import {
  countForOffice,
  findForOffice,
  insertDisclosure,
  listDisclosures,
  listForOffice,
  updateDisclosure,
  type AdminRequest,
} from './store.server.ts'

export const disclosure = definePublished({
  kind: 'disclosure',
  table: 'disclosures',
  texts: ['title'],
  key: 'slug',
  unknown: 'disclosures.unknown',
  page: '/categories',
  contract: disclosureAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  entryOf,
  imported: {
    file: importedDisclosure,
    entryOf: async (entry: NewDisclosure) => entry,
    nameOf: ({ title }) => title,
  },
})

export function readDisclosures(ctx: Ctx, { page, limit }: Paging): Promise<Page<Disclosure>> {
  return listDisclosures(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

/** The disclosures in every state, the newest quarter first by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder }: DisclosureQuery) {
  const direction = sortOrder ?? (sortBy ? 'asc' : 'desc')
  const newestEntered = sortBy === 'enteredAt'
  const request: AdminRequest = { state, search, newestEntered, direction, offset: (page - 1) * limit, limit }
  const counted = await countForOffice(ctx, request, maxCounted + 1)
  return pageFound(await listForOffice(ctx, request), counted)
}

/** Refuses `invalid` for wrong details and `conflict` when the quarter already exists. */
async function insert(tx: Office, entry: NewDisclosure): Promise<number> {
  const id = await insertDisclosure(tx, checkedEntry(entry), tx.now)
  return id ?? refuse('conflict', 'disclosures.already_there')
}

/** The quarter itself can be corrected, and its slug with it. */
async function update(tx: Office, id: number, changes: SentDisclosure): Promise<Correction> {
  const before = (await findForOffice(tx, id)) ?? refuse('missing', 'disclosures.unknown')
  const after = checkedEntry(entryOf(changes))
  if (!(await updateDisclosure(tx, id, after))) refuse('conflict', 'disclosures.already_there')
  const { slug, fiscalYear, quarter, publishedOn, title, entries } = before
  return { before: { slug, fiscalYear, quarter, publishedOn, title, entries }, after, maxLength: maxText }
}

function checkedEntry(entry: NewDisclosure): Disclosure {
  const fields = disclosureIssues(entry)
  if (fields.length > 0) refuse('invalid', 'disclosures.invalid', { fields })
  const { fiscalYear, quarter, publishedOn, title, entries } = entry
  const texts = { title: cleanBilingual(title), entries: entries.map(cleanBilingual) }
  return { slug: disclosureSlug(entry), fiscalYear, quarter, publishedOn, ...texts }
}

function entryOf({ fiscalYear, quarter, publishedOn, titleEn, titleNe, entries }: SentDisclosure): NewDisclosure {
  return {
    fiscalYear,
    // The form accepts one to four.
    quarter: quarter as Quarter,
    publishedOn,
    title: { en: titleEn ?? '', ne: titleNe ?? '' },
    entries: entries.map(({ textEn: en = '', textNe: ne = '' }) => ({ en, ne })),
  }
}
