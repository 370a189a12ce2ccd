// SQL of an organisation's lists of requested papers.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { DatedPaper, ListedPaper, PaperPlace } from '../contract/papers.ts'
import { papersOn } from '../rules/listed-papers.ts'

/** The list in force on a day, today without it, with the names of papers that are no longer requested. */
export async function listRequestedPapers(ctx: Scope & Pick<Ctx, 'now'>, day?: string): Promise<ListedPaper[]> {
  const papers = papersOn(await listDatedPapers(ctx), day ?? inNepal(ctx.now).date)
  return papers.map(({ position: _position, ...paper }) => paper)
}

/** The papers of every list. */
export async function listDatedPapers({ db, org }: Scope): Promise<DatedPaper[]> {
  const rows = await db
    .selectFrom('askedPapers')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('effectiveFrom')
    .orderBy('position')
    .orderBy('kind')
    .execute()
  return rows.map(({ orgId: _orgId, labelEn: en, labelNe: ne, ...row }) => ({ ...row, label: { en, ne } }))
}

/** Makes these papers the list that takes effect on a day. */
export async function replacePaperList(scope: Scope, day: string, papers: readonly PaperPlace[]): Promise<void> {
  await removePaperList(scope, day)
  if (papers.length === 0) return
  const { db, org } = scope
  const rows = papers.map(({ label, ...row }) => {
    return { ...row, orgId: org.id, effectiveFrom: day, labelEn: label.en, labelNe: label.ne }
  })
  await db.insertInto('askedPapers').values(rows).execute()
}

export async function removePaperList({ db, org }: Scope, day: string): Promise<void> {
  await db.deleteFrom('askedPapers').where('orgId', '=', org.id).where('effectiveFrom', '=', day).execute()
}
