// Rows of members: public list, admin list, photograph, insert and update.

import type { Page } from '#kit/page.ts'
import type { FocalPoint } from '#kit/pictures.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { focusOf } from '#platform/focal-point.server.ts'
import type { ListedState } from '#features/publishing/contract/window.ts'
import type { Member, NewMember } from './contract/api.ts'
import type { MemberKind } from './contract/kinds.ts'
import { photoAddress } from './contract/kinds.ts'

type ListRequest = { kind?: MemberKind | undefined; offset: number; limit: number }

/** Public members by group, each group by position. */
export async function listMembers(
  { db, org }: Scope,
  now: Date,
  { kind, offset, limit }: ListRequest,
): Promise<Page<Member>> {
  const all = db.selectFrom('members').where('orgId', '=', org.id).where(publicNow('members', now))
  const selected = kind ? all.where('kind', '=', kind) : all
  const rows = await selected
    .selectAll()
    .select(focusOf('members', 'photo_hash').as('focus'))
    .orderBy(({ case: when }) =>
      when().when('kind', '=', 'committee').then(1).when('kind', '=', 'staff').then(2).else(3).end(),
    )
    .orderBy('position')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await selected.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(({ focus, ...row }) => memberOf(row, focus)), total }
}

/** The stored photograph of a public member, and the end of its publication. */
export async function findPhoto({ db, org }: Scope, id: number, now: Date) {
  const row = await db
    .selectFrom('members')
    .select(['photoHash', 'publishUntil'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where(publicNow('members', now))
    .executeTakeFirst()
  return row?.photoHash ? { fileHash: row.photoHash, publishUntil: row.publishUntil } : undefined
}

/** The hash of a member's photograph, whatever the state of the member. */
export async function findPhotoForOffice({ db, org }: Scope, id: number): Promise<string | undefined> {
  const members = db.selectFrom('members').select('photoHash').where('orgId', '=', org.id)
  return (await members.where('id', '=', id).executeTakeFirst())?.photoHash ?? undefined
}

type AdminRequest = {
  kind?: MemberKind | undefined
  state?: ListedState | undefined
  search: string
  newestFirst: boolean
  offset: number
  limit: number
}

/** Members in every state: by group and position, or the newest entry first. */
export async function listForOffice(at: Scope & { now: Date }, request: AdminRequest) {
  const { newestFirst, offset, limit } = request
  const rows = await found(at, request)
    .selectAll()
    .$if(newestFirst, (query) => query.orderBy('createdAt', 'desc'))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(adminMemberOf)
}

/** The number of rows found, counted up to `max`. */
export function countForOffice(at: Scope & { now: Date }, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice({ db, org }: Scope, id: number) {
  const row = await db
    .selectFrom('members')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && adminMemberOf(row)
}

/** `photo` undefined leaves the stored one unchanged. */
export async function updateMember(
  { db, org }: Scope,
  id: number,
  entry: MemberEntry,
  photo: StoredPicture | undefined,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...columnsOf(entry), ...(photo && photoColumns(photo)) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export async function insertMember(
  { db, org }: Scope,
  entry: MemberEntry,
  photo: StoredPicture | undefined,
  at: Date,
): Promise<number> {
  const window = { publishFrom: null, publishUntil: null, withdrawnAt: null }
  const row = await db
    .insertInto('members')
    .values({ ...columnsOf(entry), ...photoColumns(photo), ...window, orgId: org.id, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type MemberEntry = Omit<NewMember, 'photo' | 'photoMedia' | 'position'> & { position: number }

function found({ db, org, now }: Scope & { now: Date }, { kind, state, search }: AdminRequest) {
  return db
    .selectFrom('members')
    .where('orgId', '=', org.id)
    .where(isFound('members.searchKey', search))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state !== undefined, (query) => query.where(inState('members', state!, now)))
}

function columnsOf({ kind, position, name, title, phone, email, duty = null, tenure, sample }: MemberEntry) {
  const names = { nameEn: name.en, nameNe: name.ne, titleEn: title.en, titleNe: title.ne }
  return { ...names, kind, position, phone, email, duty, tenureEn: tenure.en, tenureNe: tenure.ne, sample }
}

function photoColumns(photo: StoredPicture | undefined) {
  const { hash, width, height, blur } = photo ?? { hash: null, width: null, height: null, blur: null }
  return { photoHash: hash, photoWidth: width, photoHeight: height, photoBlur: blur }
}

function adminMemberOf(row: Row<'members'>) {
  const { photo, ...member } = memberOf(row, null)
  const { publishFrom, publishUntil, withdrawnAt } = row
  const enteredAt = row.createdAt.toISOString()
  return { ...member, hasPhoto: photo !== null, enteredAt, publishFrom, publishUntil, withdrawnAt }
}

function memberOf(row: Row<'members'>, focus: FocalPoint | null): Member {
  const { id, kind, position, duty, phone, email, sample, photoWidth, photoHeight, photoBlur } = row
  const size = { width: photoWidth ?? 0, height: photoHeight ?? 0, blur: photoBlur ?? '' }
  return {
    id,
    kind,
    position,
    name: { en: row.nameEn, ne: row.nameNe },
    title: { en: row.titleEn, ne: row.titleNe },
    duty,
    phone,
    email,
    tenure: { en: row.tenureEn, ne: row.tenureNe },
    photo: row.photoHash ? { ...size, url: photoAddress(id), focus } : null,
    sample,
  }
}
