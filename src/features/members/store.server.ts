// Where are the members kept?

import type { Page } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import type { KeptPicture } from '#platform/pictures.server.ts'
import { publicNow, windowsOf } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { Member, NewMember } from './contract/api.ts'
import type { MemberKind } from './contract/kinds.ts'
import { photoAddress } from './contract/kinds.ts'

export const memberWindows = windowsOf<number>('members', 'id')

type Asked = { kind?: MemberKind | undefined; offset: number; limit: number }

/** Public members, group by group, each in its order. */
export async function listMembers(
  { db, org }: Scope,
  now: Date,
  { kind, offset, limit }: Asked,
): Promise<Page<Member>> {
  const everybody = db.selectFrom('members').where('orgId', '=', org.id).where(publicNow('members', now))
  const asked = kind ? everybody.where('kind', '=', kind) : everybody
  const rows = await asked
    .selectAll()
    .orderBy(({ case: when }) =>
      when().when('kind', '=', 'committee').then(1).when('kind', '=', 'staff').then(2).else(3).end(),
    )
    .orderBy('position')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(memberOf), total }
}

/** The stored photograph of a member whom the public may see, and until when. */
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

export async function insertMember(
  { db, org }: Scope,
  entry: Omit<NewMember, 'photo'>,
  photo: KeptPicture | undefined,
  at: Date,
): Promise<number> {
  const { kind, position, name, title, phone, email, duty = null, tenure, sample } = entry
  const words = { nameEn: name.en, nameNe: name.ne, titleEn: title.en, titleNe: title.ne }
  const row = await db
    .insertInto('members')
    .values({
      ...words,
      orgId: org.id,
      kind,
      position,
      phone,
      email,
      duty,
      tenureEn: tenure.en,
      tenureNe: tenure.ne,
      photoHash: photo?.hash ?? null,
      photoWidth: photo?.width ?? null,
      photoHeight: photo?.height ?? null,
      photoBlur: photo?.blur ?? null,
      sample,
      publishFrom: null,
      publishUntil: null,
      withdrawnAt: null,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function memberOf(row: Row<'members'>): Member {
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
    photo: row.photoHash ? { ...size, url: photoAddress(id) } : null,
    sample,
  }
}
