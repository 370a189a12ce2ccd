// Members: the public list, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { sentOrChosen } from '#features/media/operations/choose.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { findNextPosition } from '#features/publishing/operations/order.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { memberAdmin, memberOrder } from './contract/admin.ts'
import { importedMember, type ImportedMember, type Member, type NewMember } from './contract/api.ts'
import type { ChangedMember, MemberQuery } from './contract/forms.ts'
import type { MemberKind } from './contract/kinds.ts'
import { memberIssues } from './rules.ts'
import {
  countForOffice,
  findForOffice,
  findPhotoForOffice,
  insertMember,
  listForOffice,
  listMembers,
  updateMember,
} from './store.server.ts'

export const member = definePublished({
  kind: 'member',
  table: 'members',
  texts: ['name', 'title', 'tenure'],
  unknown: 'members.unknown',
  page: '/members',
  contract: memberAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  entryOf,
  ordered: { contract: memberOrder, title: 'name', group: 'kind' },
  imported: {
    file: importedMember,
    async entryOf({ photo, ...entry }: ImportedMember, picture) {
      return { ...entry, ...(photo !== undefined && { photo: await picture(photo) }) }
    },
    nameOf: ({ name }) => name,
  },
})

export function readMembers(ctx: Ctx, query: Paging & { kind?: MemberKind }): Promise<Page<Member>> {
  const { kind, page, limit } = query
  return listMembers(ctx, ctx.now, { kind, offset: (page - 1) * limit, limit })
}

/** The first member of the committee in its order; undefined without one. */
export function readChair(ctx: Ctx): Promise<Member | undefined> {
  return perChange(ctx, 'members.chair', async () => {
    const { data } = await readMembers(ctx, { kind: 'committee', page: 1, limit: 1 })
    return data[0]
  })
}

/** The photograph for the office, whatever the state of the member. */
export async function readPhoto(ctx: Ctx, { id }: { id: number }): Promise<Response> {
  const hash = (await findPhotoForOffice(ctx, id)) ?? refuse('missing', 'members.unknown')
  return respondWithPicture(new Request('http://localhost/'), ctx.files, hash, '640.webp', 'private, no-store')
}

async function list(ctx: Office, { page, limit, kind, state, search = '', sortBy }: MemberQuery) {
  const request = { kind, state, search, newestFirst: sortBy === 'enteredAt', offset: (page - 1) * limit, limit }
  return pageFound(await listForOffice(ctx, request), await countForOffice(ctx, request, maxCounted + 1))
}

/** Refuses an invalid entry with `invalid`. */
async function insert(tx: Office, entry: NewMember): Promise<number> {
  const { photo, position = await findNextPosition(tx, 'members'), ...checked } = await checkedEntry(tx, entry)
  return insertMember(tx, { ...checked, position }, photo, tx.now)
}

async function update(tx: Office, id: number, changes: ChangedMember): Promise<Correction> {
  const before = (await findForOffice(tx, id)) ?? refuse('missing', 'members.unknown')
  const { photo, ...entry } = await checkedEntry(tx, await entryOf(changes))
  const after = { ...entry, position: entry.position ?? before.position }
  await updateMember(tx, id, after, photo)
  const { kind, position, name, title, duty, phone, email, tenure, sample } = before
  const recorded = { kind, position, name, title, duty, phone, email, tenure, sample }
  return { before: recorded, after: { ...after, ...(photo && { photo: photo.hash }) } }
}

async function checkedEntry(tx: Office, { photo: bytes, photoMedia: media, ...entry }: NewMember) {
  const fields = memberIssues(entry)
  if (fields.length > 0) refuse('invalid', 'members.invalid', { fields })
  const photo = await sentOrChosen(tx, { bytes, media, field: 'photo', notAPicture: 'members.not_a_picture' })
  const { name, title, tenure, phone } = entry
  const texts = {
    name: cleanBilingual(name),
    title: cleanBilingual(title),
    tenure: cleanBilingual(tenure),
    phone: clean(phone),
  }
  return { ...entry, ...texts, photo: photo?.picture }
}

async function entryOf(sent: ChangedMember): Promise<NewMember> {
  const { kind, position, duty = null, phone = '', email = '', sample, photo, photoMedia } = sent
  return {
    kind,
    position,
    name: { en: sent.nameEn ?? '', ne: sent.nameNe ?? '' },
    title: { en: sent.titleEn ?? '', ne: sent.titleNe ?? '' },
    tenure: { en: sent.tenureEn ?? '', ne: sent.tenureNe ?? '' },
    duty,
    phone,
    email,
    sample,
    photoMedia,
    ...(photo && { photo: await bytesOf(photo) }),
  }
}
