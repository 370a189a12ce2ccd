// Command: enters content of an organisation from a file (people, pages, charter, gallery, slides, tests …) and withdraws it.

import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { endOf } from '#features/publishing/rules/transitions.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { inLanguage } from '#kit/language.ts'
import { entryInUnicode, legacyTextsIn, type LegacyChoice } from '#kit/legacy-cells.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand, type CommandContext } from './command.ts'
import { contentKinds, type ContentKind } from './content-kinds.ts'
import { preetiChoiceOf, preetiOption, preetiUsage, reportLegacy } from './legacy-text.ts'
import { print } from './print.ts'

const usage = `npm run content -- list KIND --org 487
npm run content -- enter KIND FILE.json --org 487 [--preeti convert]
npm run content -- publish KIND KEY --org 487
npm run content -- end KIND KEY --org 487 --last-day 2026-12-31
npm run content -- withdraw KIND KEY --org 487 --why-en "…" --why-ne "…"
KIND is one of ${Object.keys(contentKinds).join(', ')}.
FILE holds one entry or a list of them; docs/content.md shows each kind. KEY is what list and enter print.
${preetiUsage}`

const options = {
  org: { type: 'string' },
  'last-day': { type: 'string', default: '' },
  ...preetiOption,
  'why-en': { type: 'string', default: '' },
  'why-ne': { type: 'string', default: '' },
} as const

/** Runs the command with these arguments. */
export async function content(context: CommandContext, [action, ...args]: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', target, ...rest] = positionals
  const kind = Object.hasOwn(contentKinds, name) ? contentKinds[name]! : fail(usage)
  if (rest.length > 0 || (action === 'list') !== (target === undefined)) fail(usage)
  const ctx = systemContext(context, organisationOf(context, values.org), 'command')
  const key = target ?? ''
  switch (action) {
    case 'list':
      for (const [entryKey, title] of await kind.list(ctx)) print(`${entryKey}  ${inLanguage(title, 'en').text}`)
      return
    case 'enter':
      for (const entry of await entriesOf(key, kind, preetiChoiceOf(values.preeti)))
        print(`Entered: ${await kind.enter(ctx, entry, picturesBeside(key))}`)
      return
    case 'publish':
      await (kind.publish ?? fail(`A ${name} is public as it is.`))(ctx, key)
      return print(`Published: ${key}`)
    case 'end': {
      const expire = kind.expire ?? fail(`A list of ${name} has no last day: enter another.`)
      const lastDay = isIsoDate(values['last-day']) ? values['last-day'] : fail('Please give --last-day as 2026-12-31.')
      await expire(ctx, key, endOf(lastDay)!)
      return print(`Ends after ${lastDay}: ${key}`)
    }
    case 'withdraw':
      await (kind.withdraw ?? fail(`A ${name} cannot be withdrawn, only ended or replaced.`))(ctx, key, {
        en: values['why-en'],
        ne: values['why-ne'],
      })
      return print(`Withdrawn: ${key}`)
    default:
      fail(usage)
  }
}

/** Every entry of the file, all of them validated before the first is entered. */
async function entriesOf(file: string, { entry }: ContentKind, preeti: LegacyChoice | undefined): Promise<unknown[]> {
  const bytes = await readFile(file, 'utf8').catch(() => fail(`The file ${file} cannot be read.`))
  const json = parsed(bytes) ?? fail(`${file} is no JSON.`)
  const items: unknown[] = Array.isArray(json) ? json : [json]
  reportLegacy(
    items.flatMap((item, place) => legacyTextsIn(item, place + 1)),
    preeti,
    true,
  )
  return items.map((item, place) => {
    const read = z.safeParse(entry, preeti === 'convert' ? entryInUnicode(item) : item)
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
function picturesBeside(file: string): (name: string) => Promise<Uint8Array> {
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

function fail(message: string): never {
  throw new StartupProblem(message)
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => content(context, args))
}
