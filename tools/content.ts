// Command: enters content of an organisation from a file (people, pages, charter, gallery, slides, tests …) and withdraws it.

import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { endOf } from '#features/publishing/rules.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { inLanguage } from '#kit/language.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand, type Desk } from './command.ts'
import { contentKinds, type ContentKind } from './content-kinds.ts'

const usage = `npm run content -- list KIND --org 487
npm run content -- enter KIND FILE.json --org 487
npm run content -- publish KIND KEY --org 487
npm run content -- end KIND KEY --org 487 --last-day 2026-12-31
npm run content -- withdraw KIND KEY --org 487 --why-en "…" --why-ne "…"
KIND is one of ${Object.keys(contentKinds).join(', ')}.
FILE holds one entry or a list of them; docs/content.md shows each kind. KEY is what list and enter print.`

const options = {
  org: { type: 'string' },
  'last-day': { type: 'string', default: '' },
  'why-en': { type: 'string', default: '' },
  'why-ne': { type: 'string', default: '' },
} as const

/** Runs the command with these arguments. */
export async function content(desk: Desk, [deed, ...args]: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', target, ...rest] = positionals
  const kind = Object.hasOwn(contentKinds, name) ? contentKinds[name]! : fail(usage)
  if (rest.length > 0 || (deed === 'list') !== (target === undefined)) fail(usage)
  const ctx = systemContext(desk, organisationOf(desk, values.org), 'command')
  const key = target ?? ''
  switch (deed) {
    case 'list':
      for (const [one, words] of await kind.list(ctx)) say(`${one}  ${inLanguage(words, 'en').text}`)
      return
    case 'enter':
      for (const entry of await entriesOf(key, kind)) say(`Entered: ${await kind.enter(ctx, entry, besides(key))}`)
      return
    case 'publish':
      await (kind.publish ?? fail(`A ${name} is public as it is.`))(ctx, key)
      return say(`Published: ${key}`)
    case 'end': {
      const expire = kind.expire ?? fail(`A list of ${name} has no last day: enter another.`)
      const lastDay = isIsoDate(values['last-day']) ? values['last-day'] : fail('Please give --last-day as 2026-12-31.')
      await expire(ctx, key, endOf(lastDay)!)
      return say(`Ends after ${lastDay}: ${key}`)
    }
    case 'withdraw':
      await (kind.withdraw ?? fail(`A ${name} cannot be withdrawn, only ended or replaced.`))(ctx, key, {
        en: values['why-en'],
        ne: values['why-ne'],
      })
      return say(`Withdrawn: ${key}`)
    default:
      fail(usage)
  }
}

/** Every entry of the file, all of them validated before the first is entered. */
async function entriesOf(file: string, { entry }: ContentKind): Promise<unknown[]> {
  const bytes = await readFile(file, 'utf8').catch(() => fail(`The file ${file} cannot be read.`))
  const given = parsed(bytes) ?? fail(`${file} is no JSON.`)
  return (Array.isArray(given) ? given : [given]).map((one: unknown, place) => {
    const read = z.safeParse(entry, one)
    if (read.success) return read.data
    const wrong = read.error.issues.map(({ path, ...issue }) => {
      const unknown = issue.code === 'unrecognized_keys' ? ` (not known: ${issue.keys.join(', ')})` : ''
      return `${[...path].join('.') || 'the whole'}${unknown}`
    })
    return fail(
      `${file}, entry ${place + 1}: missing or not what it should be: ${wrong.join('; ')}. Nothing was entered.`,
    )
  })
}

/** Pictures are in the folder of the file that names them. */
function besides(file: string): (name: string) => Promise<Uint8Array> {
  return (name) =>
    readFile(resolve(dirname(file), name)).catch(() => fail(`The picture ${name} cannot be read beside ${file}.`))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function fail(sentence: string): never {
  throw new StartupProblem(sentence)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function run(words: string[]): Promise<void> {
  return runCommand((desk) => content(desk, words))
}
