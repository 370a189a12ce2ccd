// Errors that the Nu HTML checker reports for the documents of a folder.

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

type Finding = { url: string; message: string; extract?: string }

/** Each kind of error once, with its count and first occurrence. */
export function errorsIn(folder: string): string[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // The run is short: less compilation and a serial collector halve its processor time.
  const args = [
    '-Xss2m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    jar,
    '--errors-only',
    '--stdout',
    '--exit-zero-always',
    '--format',
    'json',
    folder,
  ]
  const { stdout, stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error || !stdout) throw new Error(`the HTML checker did not run: ${error?.message ?? stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  const kinds = Map.groupBy(messages, ({ message }) => message)
  return [...kinds].map(([message, findings]) => {
    const { url, extract = '' } = findings[0]!
    const place = `${decodeURI(url).split('/').at(-1)}: ${extract.replace(/\s+/g, ' ').slice(0, 160)}`
    return `${findings.length} × ${message} First in ${place}`
  })
}
