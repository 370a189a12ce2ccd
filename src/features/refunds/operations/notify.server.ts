// Messages to the registered phone of the holder: a refund that was made, and held money that was entered as a payment.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { IssuedReceipt } from '#features/receipts/operations/issue.server.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { assignedSms, refundedSms } from './templates.server.ts'

type Refunded = { connectionId: number; amountPaisa: number; paymentReference: string }

/** Queued in the transaction that posts the refund, so that it is sent once, whatever the holder wishes. */
export async function notifyOfRefund(
  tx: Ctx,
  { connectionId, amountPaisa, paymentReference }: Refunded,
): Promise<void> {
  const [holder] = await listPhones(tx, [connectionId])
  if (!holder) return
  const { phone, language, customerNumber } = holder
  const message = await composeMessage(tx, refundedSms, language, {
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber, language),
    reference: paymentReference,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}

type Assigned = { connectionId: number; amountPaisa: number; receipt: IssuedReceipt }

/** Queued in the transaction that posts the assignment. */
export async function notifyOfAssignment(tx: Ctx, { connectionId, amountPaisa, receipt }: Assigned): Promise<void> {
  const [holder] = await listPhones(tx, [connectionId])
  if (!holder) return
  const { phone, language, customerNumber } = holder
  const message = await composeMessage(tx, assignedSms, language, {
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber, language),
    receipt: inDigits(yearlyNumberText(receipt), language),
    code: receipt.code,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
