// Recognition of the text of scanned pages by Tesseract, in processes with limits of time, memory and output, where the machine has it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A page of a PDF, counted from 1, or a picture. */
export type ScannedPage = { path: string; page: number | 'picture' }
/** Of the processor's time of one program for one page, of its memory, and of its output. */
export type RecognitionLimits = { seconds: number; megabytes: number; outputMegabytes: number }

const defaults: RecognitionLimits = { seconds: 60, megabytes: 1000, outputMegabytes: 32 }
/** On a busy machine a process of low priority waits long for its turn: so many times longer than the processor's time. */
const maxWaiting = 10
/** Pixels of the longer side of a page: 250 to the inch on A4, whatever size the file says. */
const longerSide = 2900
const languages = ['nep', 'eng'] as const

/** Packages of Debian that are missing on this machine for recognition of Nepali; none where it can be done. */
export async function missingForRecognition(): Promise<string[]> {
  const [known, renderer] = await Promise.all([
    run(['tesseract', '--list-langs'], defaults).then(
      (output) => output.toString('utf8').split('\n'),
      () => undefined,
    ),
    run(['pdftoppm', '-v'], defaults).then(
      () => true,
      () => false,
    ),
  ])
  return [
    ...(known ? [] : ['tesseract-ocr']),
    ...(known?.includes('nep') ? [] : ['tesseract-ocr-nep']),
    ...(known && !known.includes('eng') ? ['tesseract-ocr-eng'] : []),
    ...(renderer ? [] : ['poppler-utils']),
  ]
}

/** The text of a page in both languages, '' without any. Rejects when it cannot be read within the limits. */
export async function recogniseText(
  { path, page }: ScannedPage,
  more: Partial<RecognitionLimits> = {},
): Promise<string> {
  const limits = { ...defaults, ...more }
  if (page === 'picture') return tidy(await run(tesseract(path), limits))
  const number = String(page)
  const picture = await run(
    ['pdftoppm', '-f', number, '-l', number, '-gray', '-scale-to', String(longerSide), path],
    limits,
  )
  return tidy(await run([...tesseract('stdin'), '--dpi', '250'], limits, picture))
}

function tesseract(from: string): string[] {
  return ['tesseract', from, 'stdout', '-l', languages.join('+')]
}

/** A full stop of Nepali is often taken for a bar. */
function tidy(output: Buffer): string {
  return output
    .toString('utf8')
    .replaceAll(/(?<=\p{Script=Devanagari} ?)\|/gu, '।')
    .replaceAll(/ (?=।)/g, '')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
}

/** Limits that the shell sets, then the program in its place; without secrets, of low priority, on one processor. */
const limited = 'ulimit -v "$1" && ulimit -t "$2" && ulimit -c 0 && shift 2 && exec nice -n 10 "$@"'
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', OMP_THREAD_LIMIT: '1' }

/** What a program writes. Rejects when it fails, or when it is ended by a limit. */
async function run(command: readonly string[], limits: RecognitionLimits, input?: Buffer): Promise<Buffer> {
  const { seconds, megabytes, outputMegabytes } = limits
  const child = spawn('/bin/sh', ['-c', limited, 'sh', String(megabytes * 1024), String(seconds), ...command], {
    cwd: '/',
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  // A program that ends early does not read all of it; its exit says so.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const parts: Buffer[] = []
  let left = outputMegabytes * 2 ** 20
  child.stdout.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) child.kill('SIGKILL')
    else parts.push(part)
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), seconds * maxWaiting * 1000)
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    if (code !== 0) throw new Error(`${command[0]} ended with ${signal ?? code}`)
    return Buffer.concat(parts)
  } finally {
    clearTimeout(tooLong)
  }
}
