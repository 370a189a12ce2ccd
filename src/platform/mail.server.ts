// Mail over SMTP, plain text in UTF-8, under a Message-ID that stays the same when a mail is tried again.

import { createTransport } from 'nodemailer'
import { isThisMachine, type Env } from '#platform/env.server.ts'
import type { Deliver } from '#platform/outbox.server.ts'
import { maxDeliveryMs } from '#platform/outbox.server.ts'

/** A retry before the server has accepted a mail is harmless; afterwards only long timeouts prevent duplicates. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 30_000, dnsTimeout: 15_000, socketTimeout: 180_000 }

/** Undefined when no server is configured. A server elsewhere that does not offer TLS gets no mail. */
export function smtpMail({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Deliver | undefined {
  if (!smtpUrl) return undefined
  const domain = mailFrom.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  const requireTLS = !isThisMachine(new URL(smtpUrl).hostname)
  const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts })
  return async ({ recipient, subject, body, messageId }) => {
    await transport.sendMail({
      from: mailFrom,
      to: recipient,
      subject,
      text: body,
      messageId: `<${messageId}@${domain}>`,
      // Closes the connection too: what is given up here must not be accepted there later.
      signal: AbortSignal.timeout(maxDeliveryMs),
    })
  }
}
