// How does a mail leave the house?

import { createTransport } from 'nodemailer'
import type { Env } from '#platform/env.server.ts'
import type { Deliver } from '#platform/outbox.server.ts'

/** Sends over SMTP, plain text in UTF-8; undefined when no server is named. */
export function smtpMail({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Deliver | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport(smtpUrl)
  return async ({ recipient, subject, body, id }) => {
    await transport.sendMail({
      from: mailFrom,
      to: recipient,
      subject,
      text: body,
      headers: { 'X-Outbox': String(id) },
    })
  }
}
