// SMTP server of a measurement or a journey that is quick, slow or dead.

import { SMTPServer } from 'smtp-server'

type State = 'quick' | 'slow' | 'dead'
const slowMs = 20_000

/** Listens on this port of the machine itself; a dead one refuses connections. */
export async function startSwitchedMailServer(port: number) {
  let state: State = 'quick'
  const accepted: string[] = []
  let deaths = 0
  let server = await listen()

  function listen(): Promise<SMTPServer> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // Mails under way end with it, as with the machine.
      closeTimeout: 500,
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const id = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? ''
          const died = deaths
          setTimeout(
            () => {
              if (died !== deaths) return
              accepted.push(id)
              done()
            },
            state === 'slow' ? slowMs : 0,
          )
        })
      },
    })
    opened.on('error', () => {})
    return new Promise((ready) => void opened.listen(port, '127.0.0.1', () => ready(opened)))
  }

  const closed = () => new Promise<void>((done) => server.close(done))

  return {
    url: `smtp://127.0.0.1:${port}`,
    async become(next: State): Promise<void> {
      if (next === 'dead') {
        deaths += 1
        await closed()
      } else if (state === 'dead') server = await listen()
      state = next
    },
    accepted: () => accepted.length,
    /** How many mails were accepted more than once. */
    twice: () => accepted.length - new Set(accepted).size,
    close: closed,
  }
}
