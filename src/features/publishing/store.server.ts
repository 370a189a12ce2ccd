// Where are publishing acts kept, and when does the next one take effect?

import type { Scope } from '#platform/context.ts'
import type { PublishingAct } from './contract/window.ts'

type Subject = { subject: string; id: number }

export async function insertAct({ db, org }: Scope, { subject, id }: Subject, act: PublishingAct): Promise<void> {
  const { note, by, ...rest } = act
  const row = { ...rest, orgId: org.id, subject, subjectId: id, noteEn: note.en, noteNe: note.ne, byActor: by }
  await db.insertInto('publishingActs').values(row).execute()
}

/** Oldest first. */
export async function listActs({ db, org }: Scope, { subject, id }: Subject): Promise<PublishingAct[]> {
  const rows = await db
    .selectFrom('publishingActs')
    .select(['act', 'effectiveAt', 'noteEn', 'noteNe', 'byActor', 'at'])
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ noteEn, noteNe, byActor, ...row }) => ({ ...row, note: { en: noteEn, ne: noteNe }, by: byActor }))
}

/** The last moment at which something of the organisation appeared or disappeared. */
export async function findLastChange({ db, org }: Scope, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('publishingActs')
    .select('effectiveAt')
    .where('orgId', '=', org.id)
    .where('effectiveAt', '<=', now)
    .orderBy('effectiveAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.effectiveAt
}

/** The next moment at which something of the organisation appears or disappears by the clock alone. */
export async function findNextChange({ db, org }: Scope, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('publishingActs')
    .select('effectiveAt')
    .where('orgId', '=', org.id)
    .where('effectiveAt', '>', now)
    .orderBy('effectiveAt')
    .limit(1)
    .executeTakeFirst()
  return row?.effectiveAt
}
