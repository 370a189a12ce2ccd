// What does the Nu HTML checker find in the saved documents of a folder?

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

type Finding = { url: string; message: string; extract?: string }

/** Each kind of error once, with how often it stands and where it stands first. */
export function errorsIn(folder: string): string[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // One run is short: compiling less and collecting in one thread halves its processor time.
  const words = [
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
  const { stdout, stderr, error } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error || !stdout) throw new Error(`the HTML checker did not run: ${error?.message ?? stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  const kinds = Map.groupBy(messages, ({ message }) => message)
  return [...kinds].map(([message, findings]) => {
    const { url, extract = '' } = findings[0]!
    const place = `${decodeURI(url).split('/').at(-1)}: ${extract.replace(/\s+/g, ' ').slice(0, 160)}`
    return `${findings.length} × ${message} First in ${place}`
  })
}
