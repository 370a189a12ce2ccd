// Messages to the registered phone of the holder: a wallet payment that was verified or rejected.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { IssuedReceipt } from '#features/receipts/operations/issue.server.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { WalletRow } from '../store.server.ts'
import { rejectedSms, verifiedSms } from './templates.server.ts'

/** Queued in the transaction that posts the payment, so that it is sent once, whatever the holder wishes. */
export async function notifyOfVerification(tx: Ctx, wallet: WalletRow, receipt: IssuedReceipt): Promise<void> {
  const [holder] = await listPhones(tx, [wallet.connectionId])
  if (!holder) return
  const { phone, language } = holder
  const message = await composeMessage(tx, verifiedSms, language, {
    amount: formatMoney(wallet.amountPaisa, language),
    number: inDigits(wallet.customerNumber, language),
    receipt: inDigits(yearlyNumberText(receipt), language),
    code: receipt.code,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}

export async function notifyOfRejection(tx: Ctx, wallet: WalletRow): Promise<void> {
  const [holder] = await listPhones(tx, [wallet.connectionId])
  if (!holder) return
  const { phone, language } = holder
  const message = await composeMessage(tx, rejectedSms, language, {
    amount: formatMoney(wallet.amountPaisa, language),
    number: inDigits(wallet.customerNumber, language),
    reference: wallet.reference,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
