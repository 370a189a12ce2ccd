// Messages to the registered phone of the holder: a security deposit was given back or used for what was owed.

import { listPhones } from '#features/connections/operations/phones.server.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { organisationName, type MessageTemplate } from '#kit/message-templates.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { DepositKind } from '../contract/forms.ts'
import { depositMessages as texts } from '../messages.ts'

const amount = {
  name: 'amount',
  label: { en: 'Amount', ne: 'रकम' },
  sample: { en: 'Rs. 1,000', ne: 'रु. १,०००' },
}
const customerNumber = {
  name: 'number',
  label: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  sample: { en: '10425', ne: '१०४२५' },
}
const reference = {
  name: 'reference',
  label: { en: 'Number of the cheque or transfer', ne: 'चेक वा रकमान्तर नम्बर' },
  sample: { en: '004512', ne: '००४५१२' },
}

const returnedSms: MessageTemplate = {
  name: 'deposit-returned-sms',
  channel: 'sms',
  title: { en: 'Security deposit returned', ne: 'धरौटी फिर्ता गरियो' },
  body: texts['deposits.returned_sms'],
  placeholders: [amount, customerNumber, reference, organisationName],
  needed: ['amount', 'number'],
}

const usedSms: MessageTemplate = {
  name: 'deposit-used-sms',
  channel: 'sms',
  title: { en: 'Security deposit used for what was owed', ne: 'धरौटीबाट बाँकी रकम कट्टा गरियो' },
  body: texts['deposits.used_sms'],
  placeholders: [amount, customerNumber, organisationName],
  needed: ['amount', 'number'],
}

export const depositTemplates: readonly MessageTemplate[] = [returnedSms, usedSms]

const templateOf = { 'deposit-return': returnedSms, 'deposit-applied': usedSms } as const

type Posted = {
  connectionId: number
  kind: Exclude<DepositKind, 'deposit'>
  amountPaisa: number
  paymentReference: string
}

/** Queued in the transaction that posts it, so that it is sent once, whatever the holder wishes. */
export async function notifyOfDeposit(tx: Ctx, posted: Posted): Promise<void> {
  const [holder] = await listPhones(tx, [posted.connectionId])
  if (!holder) return
  const { phone, language, customerNumber: number } = holder
  const message = await composeMessage(tx, templateOf[posted.kind], language, {
    amount: formatMoney(posted.amountPaisa, language),
    number: inDigits(number, language),
    reference: posted.paymentReference,
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
}
