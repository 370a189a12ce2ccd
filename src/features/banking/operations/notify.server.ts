// The message to the holder whose cheque the bank has returned.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { ChequeRow } from '../store/cheques.server.ts'
import { chequeReturnedSms } from './templates.server.ts'

/** Queued in the transaction that records the return, so that it is sent once; nothing where no phone is registered. */
export async function notifyOfReturn(tx: Ctx, row: ChequeRow): Promise<void> {
  const { connectionId, customerNumber, reference, amountPaisa } = row
  if (connectionId === null) return
  const [holder] = await listPhones(tx, [connectionId])
  if (!holder) return
  const { phone, language } = holder
  const balance = (await readBalances(tx, [connectionId])).get(connectionId)
  const message = await composeMessage(tx, chequeReturnedSms, language, {
    cheque: reference,
    amount: formatMoney(amountPaisa, language),
    number: inDigits(customerNumber ?? '', language),
    receipt: inDigits(yearlyNumberText(row), language),
    owed: formatMoney(Math.max(balance?.balancePaisa ?? 0, 0), language),
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
