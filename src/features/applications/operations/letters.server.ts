// Letters to the applicant by mail and SMS.

import { formatInstant } from '#kit/format/times.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { queueLetters, queueReceipt } from '#features/cases/operations/send.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import type { Details } from '../contract/form.ts'
import { letterMessages } from '../messages/letters.ts'
import { letterMail, letterSms, type Letter } from './templates.server.ts'

type Recipient = { code: string; language: Language; details: Pick<Details, 'phone' | 'email' | 'kind'> }

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
  const common = {
    code,
    organisation: ctx.org.name[language],
    site: `${ctx.org.hosts[0] ?? ''}/registration/track`,
  }
  const values = { ...common, reason, at: formatInstant(ctx.now, language), bring: listOf(bring, language) }
  const sms = await composeMessage(ctx, letterSms[letter], language, common)
  const mail = await composeMessage(ctx, letterMail[letter], language, values)
  const queue = letter === 'received' ? queueReceipt : queueLetters
  await queue(ctx, details, { ...mail, sms: sms.body })
}

/** '' when nothing is to be brought. */
function listOf(papers: readonly Bilingual[], language: Language): string {
  if (papers.length === 0) return ''
  const lines = papers.map((name) => `- ${name[language]}`).join('\n')
  return translator(letterMessages, language)('applications.mail.bring', { papers: lines })
}
