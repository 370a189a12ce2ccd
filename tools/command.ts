// Context of a command for operators: database, files and organisations, beside a running server or without one.

import { join } from 'node:path'
import { isKeyInUse } from '#features/sessions/operations/key-in-use.server.ts'
import { toAsciiDigits, translator } from '#kit/language.ts'
import type { Language, Messages } from '#kit/language.ts'
import { Refusal, refuse } from '#kit/refusal.ts'
import { openCalendar } from '#platform/calendar.server.ts'
import type { Tenant } from '#platform/context.ts'
import { readEnv } from '#platform/env.server.ts'
import { openConfiguredStore } from '#platform/virus-scan.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { joinDatabase } from '#platform/start-database.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { messages } from '#root/messages.ts'
import { print } from './print.ts'

/** Resources of a command. Running servers are notified of its changes through the database. */
export type CommandContext = Pick<Resources, 'database' | 'files' | 'keys' | 'tenants' | 'clock'>

/**
 * Opens the context, runs the command and closes the context. A refusal, and arguments that cannot be read, are one line on
 * standard error and exit code 1. With `--help`, and without arguments, only the usage is printed: no data folder or database is made.
 * @example await runCommand({ args, usage }, async (context) => { … })
 */
export function runCommand(
  { args, usage }: { args: readonly string[]; usage: string },
  main: (context: CommandContext) => Promise<void>,
): Promise<void> {
  return runProgram(async () => {
    if (args.some((word) => word === '--help' || word === '-h')) return print(usage)
    if (args.length === 0) throw new StartupProblem(usage)
    const env = readEnv()
    const running = await joinDatabase(env, complain)
    try {
      const tenants = await openTenants(running.db)
      await openCalendar(running.db)
      const files = openConfiguredStore(join(env.dataDir, 'files'), env)
      const keys = await readKeys(env, () => isKeyInUse(running.db))
      await main({ database: running.db, files, keys, tenants, clock: () => new Date() })
    } catch (error) {
      throw asStartupProblem(error)
    } finally {
      await running.stop()
    }
  })
}

/** The organisation whose number a command was given. */
export function organisationOf({ tenants }: CommandContext, id: string | undefined): Tenant {
  if (id === undefined) throw new StartupProblem('Please name the organisation by its number, such as 487.')
  const number = toAsciiDigits(id)
  return (
    (/^\d{1,9}$/.test(number) && tenants.byId(Number(number))) ||
    refuse('missing', 'organisations.unknown_number', { values: { id } })
  )
}

function asStartupProblem(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (code.startsWith('ERR_PARSE_ARGS')) return new StartupProblem((error as Error).message)
  return error instanceof Refusal ? new StartupProblem(refusalText(error)) : error
}

/** A refusal, with the issue of each field. */
export function refusalText(error: Refusal, language: Language = 'en'): string {
  const t = translator<Messages>(messages, language)
  // A refusal about a single field has the same text at the field.
  const others = (error.details.fields ?? []).filter(({ key }) => key !== error.key)
  const fields = others.map(({ field, key, values }) => `${field}: ${t(key, values)}`)
  return [t(error.key, error.details.values), ...fields].join('; ')
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}
