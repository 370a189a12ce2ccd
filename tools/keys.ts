// Command for operators: replaces the installation's key without signing anybody out, and ends earlier keys.

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { readEnv } from '#platform/env.server.ts'
import { isFirst, readSecrets, rereadMs, writeSecrets, type Secret } from '#platform/key-file.server.ts'
import { keyFileOf } from '#platform/keys.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import type { CommandContext } from './command.ts'
import { runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run keys -- show                 the keys, and what earlier ones are still needed for
npm run keys -- rotate               makes a new key and encrypts every secret with it; run again after an interruption, it goes on
npm run keys -- end                  removes earlier keys, once nothing needs them
npm run keys -- end --now            the same although recovery codes and known devices need them: those end`

/** What is encrypted with the installation's key. */
export const encryptedColumns = [
  { table: 'second_factors', column: 'secret', what: 'second factors' },
  { table: 'second_factor_enrolments', column: 'secret', what: 'second factors being set up' },
  { table: 'gateway_accounts', column: 'secrets', what: 'merchant accounts' },
  { table: 'receipt_keys', column: 'private_key', what: 'keys of receipts' },
] as const

type EncryptedColumn = (typeof encryptedColumns)[number]
type Context = Pick<CommandContext, 'database' | 'keys'>
/** `delayMs`: after which a new key begins; until then every running process has seen it. `seenMs`: how long this one takes. */
type Settings = { file: string | undefined; delayMs: number; seenMs: number }

/** One command. Prints what it found or did. */
export async function keys(context: Context, settings: Settings, args: readonly string[]): Promise<void> {
  const { file } = settings
  const [name, ...rest] = args
  if (name === 'show' && rest.length === 0) return show(context, file)
  if (name === 'rotate' && rest.length === 0) return rotate(context, settings)
  if (name === 'end' && (rest.length === 0 || rest.join() === '--now')) return end(context, file, rest.length > 0)
  throw new StartupProblem(usage)
}

async function show({ database, keys: own }: Context, file: string | undefined): Promise<void> {
  const secrets = file === undefined ? [] : await readSecrets(file)
  if (file === undefined)
    print('The key is TOKEN_SECRET; further ones that are accepted are in TOKEN_SECRETS_ACCEPTED.')
  for (const { from } of secrets)
    print(isFirst({ from }) ? 'A key from the first start.' : `A key that signs from ${from.toISOString()} on.`)
  for (const column of encryptedColumns) {
    const values = await valuesOf(database, column)
    const earlier = values.filter((value) => !own.isCurrent(value)).length
    print(`${column.what}: ${values.length}, ${earlier} of them not with the key in use`)
  }
  for (const line of await neededFor(database, secrets)) print(`Earlier keys are needed for ${line}.`)
}

/** A rotation that was interrupted goes on: no second key is made while something is encrypted with an earlier one. */
async function rotate(context: Context, { file, delayMs, seenMs }: Settings): Promise<void> {
  const { database, keys: own } = context
  if (await isUnfinished(context, file)) print('A rotation was interrupted: it goes on.')
  else if (file === undefined)
    throw new StartupProblem(
      'The key is TOKEN_SECRET. Make a new one, start every instance with it in TOKEN_SECRETS_ACCEPTED, then with the two exchanged, then run this command again.',
    )
  else {
    const secrets = await readSecrets(file)
    const made = { text: randomBytes(48).toString('base64url'), from: new Date(Date.now() + delayMs) }
    await writeSecrets(file, [...secrets, made])
    print(`A new key signs and encrypts from ${made.from.toISOString()} on.`)
  }
  await begun(file, seenMs)
  for (const column of encryptedColumns) {
    let count = 0
    for (const value of await valuesOf(database, column)) {
      if (own.isCurrent(value)) continue
      const text = own.decrypt(value)
      if (text === undefined) print(`${column.what}: one cannot be read with any key and stays as it is`)
      else count += await replaceValue(database, column, { value, by: own.encrypt(text) })
    }
    if (count > 0) print(`${column.what}: ${count} encrypted with the new key`)
  }
  print('Done. What earlier keys have signed is accepted until "npm run keys -- end".')
}

async function isUnfinished({ database, keys: own }: Context, file: string | undefined): Promise<boolean> {
  const newest = file === undefined ? undefined : (await readSecrets(file)).at(-1)
  if (newest && newest.from.getTime() > Date.now()) return true
  for (const column of encryptedColumns)
    for (const value of await valuesOf(database, column))
      if (!own.isCurrent(value) && own.decrypt(value) !== undefined) return true
  return false
}

/** Waits until the newest key is in use, and this process has read it. */
async function begun(file: string | undefined, seenMs: number): Promise<void> {
  if (file === undefined) return
  const newest = (await readSecrets(file)).at(-1)!.from
  await pause(Math.max(newest.getTime() - Date.now(), 0) + seenMs)
}

async function end({ database, keys: own }: Context, file: string | undefined, now: boolean): Promise<void> {
  if (file === undefined)
    throw new StartupProblem('The key is TOKEN_SECRET: take earlier ones out of TOKEN_SECRETS_ACCEPTED.')
  const secrets = await readSecrets(file)
  const newest = secrets.at(-1)!
  if (secrets.length === 1) return print('There is no earlier key.')
  if (newest.from.getTime() > Date.now()) throw new StartupProblem('The newest key has not begun yet.')
  for (const column of encryptedColumns)
    if ((await valuesOf(database, column)).some((value) => !own.isCurrent(value) && own.decrypt(value) !== undefined))
      throw new StartupProblem(`Some ${column.what} are encrypted with an earlier key: npm run keys -- rotate`)
  const needs = now ? [] : await neededFor(database, secrets)
  if (needs.length > 0) throw new StartupProblem(`Earlier keys are needed for ${needs.join(' and ')}; see --help.`)
  await writeSecrets(file, [newest])
  print(`${secrets.length - 1} ended.`)
}

/** What was hashed with an earlier key and may still be shown, in words. */
async function neededFor(database: CommandContext['database'], secrets: readonly Secret[]): Promise<string[]> {
  const since = secrets.at(-1)?.from
  if (since === undefined || secrets.length < 2) return []
  const { rows } = await sql<{ recovery: number; devices: number; codes: number }>`
    select (select count(distinct r.person_id) from recovery_codes r join second_factors f using (person_id)
             where r.used_at is null and f.confirmed_at < ${since}) as recovery,
           (select count(*) from known_devices where last_used_at < ${since}) as devices,
           (select count(*) from one_time_codes
             where created_at < ${since} and used_at is null and expires_at > now()) as codes`.execute(database)
  const { recovery, devices, codes } = rows[0]!
  return [
    ...(Number(recovery) > 0
      ? [`recovery codes of ${recovery} people, until they set up their second factor again`]
      : []),
    ...(Number(devices) > 0 ? [`${devices} known devices, until they are used or 180 days old`] : []),
    ...(Number(codes) > 0 ? [`${codes} one-time codes, for three days at most`] : []),
  ]
}

async function valuesOf(database: CommandContext['database'], { table, column }: EncryptedColumn): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    select ${name} as value from ${sql.table(table)} where ${name} is not null`.execute(database)
  return rows.map(({ value }) => value)
}

/** Nothing where the row was changed meanwhile: each encrypted text is unique. */
async function replaceValue(
  database: CommandContext['database'],
  { table, column }: EncryptedColumn,
  { value, by }: { value: string; by: string },
): Promise<number> {
  const name = sql.ref(column)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${name} = ${by} where ${name} = ${value}`.execute(database)
  return Number(numAffectedRows ?? 0)
}

/** Six times as long as a running process takes to see it. */
const delayMs = 6 * rereadMs

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => {
    const { tokenSecret, dataDir } = readEnv()
    const file = tokenSecret === undefined ? keyFileOf(dataDir) : undefined
    return keys(context, { file, delayMs, seenMs: rereadMs }, args)
  })
}
