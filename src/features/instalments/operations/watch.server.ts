// The watch over running agreements: the holder is notified once of a missed part, which is listed for the office; what is paid ends.

import { lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { listPhones } from '#features/connections/operations/phones.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { insertNotice, listAgreements, updateEnded, type AgreementRow } from '../store.server.ts'
import { watchedOf, type Watched } from './read.server.ts'
import { missedSms } from './templates.server.ts'

const batchSize = 200

export type WatchedCounts = { noticed: number; ended: number }

/** Each agreement in a transaction of its own; again it does nothing. */
export async function watchInstalments(ctx: Ctx): Promise<WatchedCounts> {
  const done: WatchedCounts = { noticed: 0, ended: 0 }
  for (let after = 0; ;) {
    const rows = await listAgreements(ctx, { part: 'running', after }, { direction: 'asc', limit: batchSize })
    for (const { id, connectionId } of rows) {
      const { noticed, ended } = await transaction(ctx, (tx) => watchOne(tx, { id, connectionId }))
      done.noticed += noticed
      done.ended += ended
    }
    if (rows.length < batchSize) return done
    after = rows.at(-1)!.id
  }
}

async function watchOne(tx: Ctx, { id, connectionId }: { id: number; connectionId: number }): Promise<WatchedCounts> {
  await lockCustomerNumber(tx, connectionId)
  const [row] = await listAgreements(tx, { id, part: 'running' }, { limit: 1 })
  if (!row) return { noticed: 0, ended: 0 }
  const watched = await watchedOf(tx, row)
  if (watched.state === 'paid') {
    await updateEnded(tx, id, inNepal(tx.now).date)
    await record(tx, { action: 'instalments.ended', target: row.customerNumber, changes: { agreement: id } })
    return { noticed: 0, ended: 1 }
  }
  const missed = watched.parts.filter(({ state }) => state === 'missed')
  let isNew = false
  for (const { part } of missed) if (await insertNotice(tx, { agreementId: id, part })) isNew = true
  if (isNew) await notifyOfMissed(tx, row, watched)
  return { noticed: isNew ? 1 : 0, ended: 0 }
}

/** One message about all that is missing, however many parts it is; in the audit, and on the overview of the office. */
async function notifyOfMissed(tx: Ctx, row: AgreementRow, { next }: Watched): Promise<void> {
  const { id, connectionId, customerNumber } = row
  const amountPaisa = next!.amountPaisa
  await record(tx, { action: 'instalments.missed', target: customerNumber, changes: { agreement: id, amountPaisa } })
  const [holder] = await listPhones(tx, [connectionId])
  if (!holder) return
  const { phone, language } = holder
  const message = await composeMessage(tx, missedSms, language, {
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber, language),
    date: formatDate(next!.dueOn, language),
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
