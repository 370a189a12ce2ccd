// Reminders of bills: queued once by day for whoever still owes, in the language of the holder.

import { dueOn } from '#features/bills/rules/run.ts'
import { readOwed, type Owed } from '#features/bills/operations/owed.server.ts'
import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { listPhones, type HolderPhone } from '#features/connections/operations/phones.server.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { isQuietAt, reminderOn, type ReminderKind } from '../rules.ts'
import { insertReminder, listToRemind, type RemindedConnection } from '../store.server.ts'
import { reminderSms } from './templates.server.ts'

const batchSize = 200
/** Older bills are overdue for longer than anybody is reminded. */
const billDays = 200

/**
 * Queues the reminders of today: nothing at night, nothing where the policies of the organisation say so, and each bill's once. Returns how
 * many were queued. Each batch is a transaction.
 */
export async function remindOfBills(ctx: Ctx): Promise<number> {
  const { date: today, time } = inNepal(ctx.now)
  if (isQuietAt(time) || (await typedPolicy(ctx)).reminders === 'none') return 0
  const since = addDays(today, -billDays)
  let queued = 0
  for (let after = 0; ;) {
    const found = await listToRemind(ctx, { since, after, limit: batchSize })
    queued += await transaction(ctx, (tx) => remindAll(tx, found, today))
    if (found.length < batchSize) return queued
    after = found.at(-1)!.id
  }
}

async function remindAll(tx: Ctx, found: readonly RemindedConnection[], today: string): Promise<number> {
  const ids = found.map(({ id }) => id)
  const own = found.map(
    (each) => ({ ...each, tol: null, ward: null, access: 'own', from: each.heldFrom, until: null }) as const,
  )
  const [owed, phones] = [await readOwed(tx, own), await listPhones(tx, ids)]
  let queued = 0
  for (const holder of phones) if (await remindOne(tx, holder, owed.get(holder.id)!, today)) queued += 1
  return queued
}

/** The last bill of the present holder; nothing where nothing is owed, or where a day later costs nothing. */
async function remindOne(tx: Ctx, holder: HolderPhone, { byDay, lastBill }: Owed, today: string): Promise<boolean> {
  const [now, next] = byDay
  if (!now || !lastBill) return false
  const { fiscalYear, number, billedOn, paymentSteps } = lastBill
  const due = dueOn(billedOn, paymentSteps)
  const kind = due === null ? undefined : reminderOn({ billedOn, dueOn: due }, today)
  if (due === null || !kind || !(await insertReminder(tx, { fiscalYear, number, kind }))) return false
  const { amountPaisa, until } = now
  const laterPaisa = next?.amountPaisa ?? amountPaisa
  await send(tx, holder, { kind, amountPaisa, laterPaisa, bill: yearlyNumberText(lastBill), until: until ?? due })
  return true
}

/** `laterPaisa`: after `until`. */
type Sent = { kind: ReminderKind; amountPaisa: number; laterPaisa: number; bill: string; until: string }

async function send(
  tx: Ctx,
  { phone, language, customerNumber }: HolderPhone,
  { kind, amountPaisa, laterPaisa, bill, until }: Sent,
): Promise<void> {
  const message = await composeMessage(tx, reminderSms[kind], language, {
    amount: formatMoney(amountPaisa, language),
    later: formatMoney(laterPaisa, language),
    number: inDigits(customerNumber, language),
    bill: inDigits(bill, language),
    date: formatDate(until, language),
    site: `https://${tx.org.hosts[0] ?? ''}/pay?number=${encodeURIComponent(customerNumber)}`,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message, validSeconds: 86_400 })
}
