// The message to the holder of a connection whose receipt was reversed.

import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { findReversedLine } from '../store/reversed.server.ts'
import { reversedSms } from './templates.server.ts'

/**
 * Queued in the transaction that corrects the entry, so that it is sent once, whatever the holder wishes: a reversal that nobody was notified of is how
 * money is kept. Nothing for an entry without a receipt, and where no phone is registered.
 */
export async function notifyOfReversal(tx: Ctx, entryId: number): Promise<void> {
  const line = await findReversedLine(tx, entryId)
  if (!line) return
  const { phone, language, customerNumber, amountPaisa } = line
  const message = await composeMessage(tx, reversedSms, language, {
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber, language),
    receipt: inDigits(yearlyNumberText(line), language),
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
