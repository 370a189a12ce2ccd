// SMTP server for tests with configurable delay.

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type ReceivedMail = { recipient: string; messageId: string; content: string }

type MailServerOptions = {
  /** Delay of the answer to a mail; infinite for no answer. */
  acceptAfterMs?: (so: { accepted: number; received: number }) => number
}

/** Closed when the test ends. `received` mails arrived completely, `accepted` ones were acknowledged. */
export async function startMailServer({ acceptAfterMs = () => 0 }: MailServerOptions = {}) {
  const received: ReceivedMail[] = []
  const accepted: ReceivedMail[] = []
  let isQuick = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const content = Buffer.concat(chunks).toString()
        const messageId = /^Message-ID: (.+)$/im.exec(content)?.[1]?.trim() ?? ''
        const mail = { recipient: session.envelope.rcptTo[0]!.address, messageId, content }
        received.push(mail)
        const waitMs = isQuick ? 0 : acceptAfterMs({ accepted: accepted.length, received: received.length })
        if (waitMs === Infinity) return
        setTimeout(() => {
          accepted.push(mail)
          done()
        }, waitMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    accepted,
    /** Accepts every further mail without delay. */
    acceptNow: () => void (isQuick = true),
  }
}
