// SQL of an organisation's list of requested papers.

import type { Scope } from '#platform/context.ts'
import type { ListedPaper, PaperKind, PaperPlace } from '../contract/papers.ts'
import { purposes } from '../contract/papers.ts'

/** The whole list, by purpose and in its order; papers no longer requested come last. */
export async function listRequestedPapers(scope: Scope): Promise<ListedPaper[]> {
  return (await listPaperPlaces(scope)).map(({ position: _position, ...paper }) => paper)
}

export async function listPaperPlaces({ db, org }: Scope): Promise<PaperPlace[]> {
  const rows = await db
    .selectFrom('askedPapers')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('asked', 'desc')
    .orderBy('position')
    .orderBy('kind')
    .execute()
  const inOrder = purposes.flatMap((each) => rows.filter(({ purpose }) => purpose === each))
  return inOrder.map(({ orgId: _orgId, id: _id, labelEn: en, labelNe: ne, ...row }) => {
    const position = inOrder.filter(({ purpose }) => purpose === row.purpose).findIndex(({ kind }) => kind === row.kind)
    return { ...row, position: position + 1, label: { en, ne } }
  })
}

/** The number of papers of a kind that applications have. */
export async function countPapersOf({ db, org }: Scope, kind: PaperKind): Promise<number> {
  const { n } = await db
    .selectFrom('applicationPapers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('orgId', '=', org.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return n
}

/** Adds papers to the list, or changes those of the same purpose and kind. */
export async function upsertRequestedPapers({ db, org }: Scope, papers: readonly PaperPlace[]): Promise<void> {
  if (papers.length === 0) return
  const rows = papers.map(({ label, ...row }) => ({ ...row, orgId: org.id, labelEn: label.en, labelNe: label.ne }))
  await db
    .insertInto('askedPapers')
    .values(rows)
    .onConflict((on) =>
      on.columns(['orgId', 'purpose', 'kind']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        labelEn: ref('excluded.labelEn'),
        labelNe: ref('excluded.labelNe'),
        required: ref('excluded.required'),
        asked: ref('excluded.asked'),
        sample: ref('excluded.sample'),
      })),
    )
    .execute()
}
