// The message to a phone that is no longer registered for a customer number: whoever has it learns of a change that nobody asked for.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { inDigits } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { findLanguages } from '../store/phones.server.ts'
import { phoneRemovedSms } from './templates.server.ts'

export type RemovedPhone = { customerNumber: string; phone: string }

/** Queued in the transaction that changes the phones, so that each is sent once, whatever the holder wishes. */
export async function tellRemovedPhones(tx: Ctx, removed: readonly RemovedPhone[]): Promise<void> {
  if (removed.length === 0) return
  const languages = await findLanguages(
    tx,
    removed.map(({ phone }) => phone),
  )
  for (const { customerNumber, phone } of removed) {
    const language = languages.get(phone) ?? 'ne'
    const message = await composeMessage(tx, phoneRemovedSms, language, {
      number: inDigits(customerNumber, language),
      date: formatDate(inNepal(tx.now).date, language),
      phone: inDigits(tx.org.phones.office, language),
      organisation: tx.org.name[language],
    })
    await queueMessage(tx, { kind: 'update', channel: 'sms', recipient: phone, ...message })
  }
}
