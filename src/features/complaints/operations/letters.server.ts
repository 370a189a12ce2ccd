// Letters to the reporter of a complaint about its receipt and what the office did, by mail and SMS.

import type { Language } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { queueLetters, queueReceipt } from '#features/cases/operations/send.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import type { EventKind } from '../contract/form.ts'
import { letterMail, letters, letterSms, receiptMail, type Letter } from './templates.server.ts'

type Recipient = { code: string; language: Language; phone: string; email: string }

export async function sendReceipt(ctx: Ctx, to: Recipient): Promise<void> {
  await queueReceipt(ctx, to, await composeMessage(ctx, receiptMail, to.language, valuesOf(ctx, to)))
}

/**
 * Queues an SMS to a mobile phone and a mail when an address was given, in the language of the complaint, for each step that concerns
 * the reporter: not who it was assigned to, nor the closing after the reopening period.
 */
export async function sendLetter(
  ctx: Ctx,
  to: Recipient,
  { kind, text }: { kind: EventKind; text: string },
): Promise<void> {
  const letter = letters.find((each): each is Letter => each === kind)
  if (!letter) return
  const values = valuesOf(ctx, to)
  const sms = await composeMessage(ctx, letterSms[letter], to.language, values)
  const mail = await composeMessage(ctx, letterMail[letter], to.language, { ...values, text })
  await queueLetters(ctx, to, { ...mail, sms: sms.body })
}

function valuesOf({ org }: Ctx, { code, language }: Recipient) {
  return { code, site: `${org.hosts[0] ?? ''}/complaint/track`, organisation: org.name[language] }
}
