// The message to the holder of a connection for which a payment was taken at the counter.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { IssuedReceipt } from '#features/receipts/operations/issue.server.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { PaidConnection } from '../store.server.ts'
import { receiptSms } from './templates.server.ts'

/**
 * Queued in the transaction that takes the payment, so that it is sent once, whatever the holder wishes: a receipt that nobody was notified of is how
 * money is kept. Nothing where no phone is registered.
 */
export async function notifyOfReceipt(
  tx: Ctx,
  { id, customerNumber }: PaidConnection,
  { issued, amountPaisa }: { issued: IssuedReceipt; amountPaisa: number },
): Promise<void> {
  const [holder] = await listPhones(tx, [id])
  if (!holder) return
  const { phone, language } = holder
  const message = await composeMessage(tx, receiptSms, language, {
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber, language),
    receipt: inDigits(yearlyNumberText(issued), language),
    code: issued.code,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
