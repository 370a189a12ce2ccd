// Letters to the applicant by mail and SMS.

import { formatInstant } from '#kit/format/times.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { queueLetters, queueReceipt } from '#features/cases/operations/send.server.ts'
import type { Details } from '../contract/form.ts'
import { letterMessages } from '../messages/letters.ts'

type Recipient = { code: string; language: Language; details: Pick<Details, 'phone' | 'email' | 'kind'> }
type Letter = 'received' | 'returned' | 'rejected' | 'approved'

/**
 * Queues an SMS to a mobile phone and a mail when an address was given, in the language of the application. Both contain only
 * the code, the decision and its reason, because others transmit them.
 */
export async function sendLetter(
  ctx: Ctx,
  { code, language, details }: Recipient,
  letter: Letter,
  { reason = '', bring = [] }: { reason?: string; bring?: readonly Bilingual[] } = {},
): Promise<void> {
  const t = translator(letterMessages, language)
  const values = {
    code,
    reason,
    organisation: ctx.org.name[language],
    site: `${ctx.org.hosts[0] ?? ''}/registration/track`,
    at: formatInstant(ctx.now, language),
    papers: bring.map((name) => `- ${name[language]}`).join('\n'),
  }
  const lines = [t(`applications.mail.${letter}`, values)]
  if (letter === 'received' && bring.length > 0) lines.push(t('applications.mail.bring', values))
  lines.push(t('applications.mail.end', values))
  const queue = letter === 'received' ? queueReceipt : queueLetters
  await queue(ctx, details, {
    sms: t(`applications.sms.${letter}`, values),
    subject: t(`applications.mail.${letter}_subject`, values),
    body: lines.join('\n\n'),
  })
}
