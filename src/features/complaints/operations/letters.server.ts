// Letters to the reporter of a complaint about what the office did, by mail and SMS.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { queueLetters } from '#features/cases/operations/send.server.ts'
import type { EventKind } from '../contract/form.ts'
import { letterMessages } from '../messages/letters.ts'

const letters = ['answered', 'asked', 'resolved', 'rejected'] as const
type Letter = (typeof letters)[number]

type Recipient = { code: string; language: Language; phone: string; email: string }

/**
 * Queues an SMS to a mobile phone and a mail when an address was given, in the language of the complaint, for each step that concerns
 * the reporter: not who it was assigned to, nor the closing after the reopening period. The text of the officer is in the mail only.
 */
export async function sendLetter(
  ctx: Ctx,
  { code, language, phone, email }: Recipient,
  { kind, text }: { kind: EventKind; text: string },
): Promise<void> {
  const letter = letters.find((each): each is Letter => each === kind)
  if (!letter) return
  const t = translator(letterMessages, language)
  const site = `${ctx.org.hosts[0] ?? ''}/complaint/track`
  const values = { code, text, site, organisation: ctx.org.name[language] }
  await queueLetters(
    ctx,
    { phone, email },
    {
      sms: t(`complaints.sms.${letter}`, values),
      subject: t(`complaints.mail.${letter}_subject`, values),
      body: [t(`complaints.mail.${letter}`, values), t('complaints.mail.end', values)].join('\n\n'),
    },
  )
}
