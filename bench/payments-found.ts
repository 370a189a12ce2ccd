// What the gateways acknowledged beside what the ledger has, attempt by attempt.

import { sql } from 'kysely'
import type { Fault } from '#demonstration/gateways/payments.ts'
import type { Ctx } from '#platform/context.ts'
import { reportFigure, reportNone } from './figures.ts'
import type { Payer } from './payers.ts'

export type Acknowledged = { key: string; id: string; takenPaisa: number; fault: Fault }
type Made = { payers: readonly Payer[]; acknowledged: readonly Acknowledged[]; startedAt: Date }
/** `held`: of the postings, those for a connection that is closed, which belong to nobody until the office decides; `heldPaisa`: what they hold. */
type Found = {
  id: string
  state: string
  postings: number
  paisa: number
  held: number
  heldPaisa: number
  receipts: number
  receiptedPaisa: number
}

/** Reports the differences as figures. Returns the table of the page. */
export async function comparePayments(ctx: Ctx, { payers, acknowledged, startedAt }: Made): Promise<string> {
  const found = await readFound(ctx, startedAt)
  const byId = new Map(found.map((each) => [each.id, each]))
  const known = acknowledged.filter((each) => isKnowable(each))
  const expected = new Map(known.map(({ id, takenPaisa }) => [id, takenPaisa]))
  const wrong = {
    lost: known.filter(({ id }) => (byId.get(id)?.postings ?? 0) === 0),
    another: known.filter(({ id, takenPaisa }) => (byId.get(id)?.paisa ?? takenPaisa) !== takenPaisa),
    twice: found.filter(({ postings }) => postings > 1),
    invented: found.filter(({ id, postings }) => postings > 0 && !expected.has(id)),
    receipts: found.filter(
      ({ postings, paisa, held, heldPaisa, receipts, receiptedPaisa }) =>
        receipts !== postings - held || receiptedPaisa !== paisa - heldPaisa,
    ),
    twins: found.filter(({ id }) => !payers.some((payer) => payer.id === id)),
  }
  for (const [name, rows] of Object.entries(wrong))
    for (const row of rows.slice(0, 5)) process.stdout.write(`${name}: ${JSON.stringify([row, byId.get(row.id)])}\n`)
  const missing = await countMissingNumbers(ctx)
  const posted = sumOf(found.map(({ paisa }) => paisa))
  const acknowledgedPaisa = sumOf(expected.values())
  reportFigure({
    name: 'paisa posted less paisa acknowledged',
    value: Math.abs(posted - acknowledgedPaisa),
    aim: 0,
    direction: 'at most',
  })
  reportNone('payments acknowledged and lost', wrong.lost.length)
  reportNone('payments posted with another amount', wrong.another.length)
  reportNone('payments posted twice', wrong.twice.length)
  reportNone('payments posted that nobody acknowledged', wrong.invented.length)
  reportNone('payments without exactly one receipt', wrong.receipts.length)
  reportNone('attempts begun twice', wrong.twins.length)
  reportNone('numbers missing among the receipts', missing)
  const statement = acknowledged.filter((each) => !isKnowable(each) && each.fault !== 'refunded')
  const rows: [string, string | number][] = [
    ['attempts', found.length],
    ['payments acknowledged', known.length],
    ['acknowledged, Rs', rupees(acknowledgedPaisa)],
    ['posted, Rs', rupees(posted)],
    ['lost', wrong.lost.length],
    ['posted with another amount', wrong.another.length],
    ['posted twice', wrong.twice.length],
    ['posted and not acknowledged', wrong.invented.length],
    ['held, because the connection is closed', sumOf(found.map(({ held }) => held))],
    ['of the others, without exactly one receipt', wrong.receipts.length],
    ['attempts begun twice', wrong.twins.length],
    ['numbers missing among the receipts', missing],
    ['of Fonepay, without a genuine return: only its statement has them', statement.length],
    ['requests for one attempt, on average', (sumOf(payers.map(({ tries }) => tries)) / payers.length).toFixed(1)],
  ]
  return `| | |\n| --- | ---: |\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}\n`
}

/** Fonepay's redirect answers no question: what never comes back with its signature is in its statement alone. What is refunded is not acknowledged, except by a return. */
function isKnowable({ key, fault }: Acknowledged): boolean {
  return key.startsWith('fonepay:') ? fault !== 'wrong-signature' && fault !== 'never' : fault !== 'refunded'
}

/** Every attempt with what was posted for it under its number. */
async function readFound({ db, org }: Ctx, since: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with posted as (
      select split_part(split_part(e.reference, ':', 1), '/', 1) as attempt, e.id, e.kind, l.account, l.amount_paisa
        from ledger_entries e join ledger_postings l on l.org_id = e.org_id and l.entry_id = e.id
       where e.org_id = ${org.id} and e.kind in ('payment', 'unidentified') and l.account like 'clearing:%')
    select a.id, a.state, count(p.id)::integer as postings, coalesce(sum(p.amount_paisa), 0)::bigint as paisa,
           (count(*) filter (where p.kind = 'unidentified'))::integer as held,
           coalesce(sum(p.amount_paisa) filter (where p.kind = 'unidentified'), 0)::bigint as held_paisa,
           count(r.entry_id)::integer as receipts, coalesce(sum(r.amount_paisa), 0)::bigint as receipted_paisa
      from payment_attempts a
      left join posted p on p.attempt = a.id and p.account = 'clearing:' || a.gateway
      left join receipt_lines r on r.org_id = a.org_id and r.entry_id = p.id
     where a.org_id = ${org.id} and a.begun_at >= ${since}
     group by a.id, a.state`.execute(db)
  return rows
}

async function countMissingNumbers({ db, org }: Ctx): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select coalesce(sum(last - issued), 0)::integer as missing from (
      select max(number) as last, count(*) as issued from receipts where org_id = ${org.id} group by fiscal_year) each`.execute(
    db,
  )
  return rows[0]!.missing
}

function rupees(paisa: number): string {
  return (paisa / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}

function sumOf(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0)
}
