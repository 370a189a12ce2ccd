// Surcharges of unpaid bills, posted on the day on which a step begins, once, also after days without a run.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { reversed, twoPostings } from '#features/ledger/rules/postings.ts'
import { surchargeChanges, surchargesOwed, withoutCredited, type PostedSurcharge } from '../rules/surcharges.ts'
import { lockBilling } from '../store/bills.server.ts'
import { listSurcharged, type LedgerEntry, type SurchargedConnection } from '../store/surcharges.server.ts'

const batchSize = 500
const prefix = 'surcharge:'
const reason = 'A payment or a credit note counts from an earlier day'

/**
 * Posts the surcharges of the steps that have begun, and corrects those that are not owed because a payment or a credit note that counts
 * from before was entered since. One that a person has corrected stays corrected. Each batch of connections is a transaction; run again it changes nothing.
 */
export async function postSurcharges(ctx: Ctx): Promise<{ posted: number; corrected: number }> {
  const today = inNepal(ctx.now).date
  const done = { posted: 0, corrected: 0 }
  for (let after = 0; ;) {
    const last = await transaction(ctx, async (tx) => {
      await lockBilling(tx)
      const connections = await listSurcharged(tx, today, { after, limit: batchSize })
      const entries = connections.flatMap((connection) => entriesFor(connection, today))
      await postEntries(tx, entries)
      const corrected = entries.filter(({ kind }) => kind === 'correction').length
      const posted = entries.length - corrected
      if (entries.length > 0) await record(tx, { action: 'billing.surcharged', changes: { posted, corrected } })
      done.posted += posted
      done.corrected += corrected
      return connections.at(-1)?.id
    })
    if (last === undefined) return done
    after = last
  }
}

function entriesFor({ id: connectionId, bills, entries }: SurchargedConnection, today: string): NewEntry[] {
  const corrections = new Map(entries.filter(({ kind }) => kind === 'correction').map((each) => [each.corrects, each]))
  const own = entries.filter(({ kind, reference }) => kind === 'surcharge' && reference?.startsWith(prefix))
  const ownIds = new Set(own.map((entry) => entry.id))
  const others = entries.filter((entry) => !ownIds.has(entry.id) && !ownIds.has(entry.corrects ?? 0))
  const waived = new Set(own.filter(({ id }) => corrections.get(id)?.isByPerson).map((each) => postedOf(each).key))
  const posted = own.filter((entry) => !corrections.has(entry.id)).map(postedOf)
  const { wrong, missing } = surchargeChanges(surchargesOwed(bills, withoutCredited(others), today), posted)
  const times = (key: string) => own.filter((entry) => postedOf(entry).key === key).length
  return [
    ...wrong.map((one): NewEntry => ({
      connectionId,
      kind: 'correction',
      postings: reversed(twoPostings('surcharge', one.amountPaisa)),
      valueOn: one.valueOn,
      corrects: one.id,
      reason,
    })),
    ...missing
      .filter(({ key }) => !waived.has(key))
      .map((one): NewEntry => ({
        connectionId,
        kind: 'surcharge',
        postings: twoPostings('surcharge', one.amountPaisa),
        valueOn: one.on,
        period: one.period,
        reference: `${prefix}${one.key}${times(one.key) > 0 ? `/${times(one.key) + 1}` : ''}`,
      })),
  ]
}

function postedOf({ id, amountPaisa, valueOn, reference }: LedgerEntry): PostedSurcharge {
  return { key: reference!.slice(prefix.length).replace(/(\d{4}-\d{2}-\d{2})\/\d+$/, '$1'), id, amountPaisa, valueOn }
}
