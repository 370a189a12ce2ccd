// Services of the citizen charter: the public list, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { slugFrom } from '#kit/slug.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { insertUnderSlug } from '#platform/publishing-window.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { findNextPosition } from '#features/publishing/operations/order.server.ts'
import { serviceAdmin, serviceOrder } from '../contract/admin.ts'
import { importedService, type NewService, type Service } from '../contract/api.ts'
import { maxText } from '../contract/nouns.ts'
import type { SentService, ServiceQuery } from '../contract/service-forms.ts'
import { serviceIssues } from '../rules.ts'
import {
  countServicesForOffice,
  findServiceForOffice,
  insertService,
  listServices,
  listServicesForOffice,
  updateService,
  type AdminRequest,
} from '../store/services.server.ts'

export const service = definePublished({
  kind: 'service',
  table: 'services',
  texts: ['name', 'fee', 'time', 'officer', 'grievance_officer', 'rule'],
  key: 'slug',
  unknown: 'services.unknown',
  page: '/miscellaneous',
  contract: serviceAdmin,
  list,
  find: findServiceForOffice,
  insert,
  update,
  entryOf,
  ordered: { contract: serviceOrder, title: 'name' },
  imported: {
    file: importedService,
    entryOf: async (entry: Service): Promise<NewService> => entry,
    nameOf: ({ name }) => name,
  },
})

export function readServices(ctx: Ctx, { page, limit }: Paging): Promise<Page<Service>> {
  return listServices(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

/** The services in every state, in their order by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder = 'asc' }: ServiceQuery) {
  const column = sortBy === 'enteredAt' ? 'createdAt' : 'position'
  const request: AdminRequest = { state, search, column, direction: sortOrder, offset: (page - 1) * limit, limit }
  const counted = await countServicesForOffice(ctx, request, maxCounted + 1)
  return pageFound(await listServicesForOffice(ctx, request), counted)
}

/** Refuses `invalid` for wrong details, `conflict` when the slug is taken; without one a free one is made from the name. */
async function insert(tx: Office, given: NewService): Promise<number> {
  const wanted = slugFrom(given.name.en, 'service')
  const position = given.position ?? (await findNextPosition(tx, 'services'))
  const entry = checkedEntry({ ...given, slug: given.slug ?? wanted, position })
  const names = { table: 'services', given: given.slug, wanted, taken: 'services.slug_taken' }
  return insertUnderSlug(tx, names, (slug) => insertService(tx, { ...entry, slug }, tx.now))
}

async function update(tx: Office, id: number, changes: SentService): Promise<Correction> {
  const before = (await findServiceForOffice(tx, id)) ?? refuse('missing', 'services.unknown')
  const { position = before.position, ...entry } = entryOf(changes)
  const after = checkedEntry({ ...entry, position, slug: before.slug })
  await updateService(tx, id, after)
  return { before: detailsOf(before), after, maxLength: maxText }
}

function checkedEntry(entry: Service) {
  const fields = serviceIssues(entry)
  if (fields.length > 0) refuse('invalid', 'services.invalid', { fields })
  return detailsOf(entry)
}

function detailsOf(entry: Omit<Service, 'slug'>): Omit<Service, 'slug'> {
  const { position, sample } = entry
  return {
    position,
    name: cleanBilingual(entry.name),
    papers: entry.papers.map(cleanBilingual),
    fee: cleanBilingual(entry.fee),
    time: cleanBilingual(entry.time),
    officer: cleanBilingual(entry.officer),
    grievanceOfficer: cleanBilingual(entry.grievanceOfficer),
    rule: cleanBilingual(entry.rule),
    sample,
  }
}

function entryOf(sent: SentService): NewService {
  const { position, sample } = sent
  return {
    position,
    name: { en: sent.nameEn ?? '', ne: sent.nameNe ?? '' },
    papers: sent.papers.map(({ nameEn: en = '', nameNe: ne = '' }) => ({ en, ne })),
    fee: { en: sent.feeEn ?? '', ne: sent.feeNe ?? '' },
    time: { en: sent.timeEn ?? '', ne: sent.timeNe ?? '' },
    officer: { en: sent.officerEn ?? '', ne: sent.officerNe ?? '' },
    grievanceOfficer: { en: sent.grievanceOfficerEn ?? '', ne: sent.grievanceOfficerNe ?? '' },
    rule: { en: sent.ruleEn ?? '', ne: sent.ruleNe ?? '' },
    sample,
  }
}
