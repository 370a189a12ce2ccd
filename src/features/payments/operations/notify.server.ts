// Messages to the registered phones of the connections for which a payment was entered.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { type YearlyNumber, yearlyNumberText } from '#kit/yearly-number.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { paidSms } from './templates.server.ts'

type Entered = {
  receipt: YearlyNumber & { code: string }
  lines: readonly { connectionId: number; amountPaisa: number }[]
}

/** Queued in the transaction that posts the payment, so that each is sent once; in the language of whoever has the phone. */
export async function notifyHolders(tx: Ctx, { receipt, lines }: Entered): Promise<void> {
  const phones = await listPhones(
    tx,
    lines.map(({ connectionId }) => connectionId),
  )
  for (const { id, customerNumber, phone, language } of phones) {
    const message = await composeMessage(tx, paidSms, language, {
      amount: formatMoney(lines.find(({ connectionId }) => connectionId === id)!.amountPaisa, language),
      number: inDigits(customerNumber, language),
      receipt: inDigits(yearlyNumberText(receipt), language),
      code: receipt.code,
      organisation: tx.org.name[language],
    })
    await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
  }
}
