// Command: sets, lists and ends the merchant accounts of an organisation at payment gateways.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fieldNames, gatewayFields, type GatewayFieldName } from '#features/gateways/contract/fields.ts'
import { gatewayKinds, type GatewayKind } from '#features/gateways/contract/gateway.ts'
import {
  endGatewayAccount,
  readGatewayAccounts,
  setGatewayAccount,
} from '#features/gateways/operations/accounts.server.ts'
import { isThisMachine } from '#platform/env.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import type { CommandContext } from './command.ts'
import { organisationOf, runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run gateways -- list --org 487
npm run gateways -- set esewa --org 487 --merchant EPAYTEST --secret-file FILE [--base URL] [--live]
npm run gateways -- set khalti --org 487 --secret-file FILE
npm run gateways -- set connectips --org 487 --merchant NUMBER --app-id ID --app-name NAME --password-file FILE --pfx-file FILE --pfx-password-file FILE
npm run gateways -- set fonepay --org 487 --merchant CODE --secret-file FILE
npm run gateways -- set fonepay-qr --org 487 --merchant CODE --secret-file FILE --user NAME --password-file FILE
npm run gateways -- end esewa --org 487
Secrets are read from files, of which the last line end is left out, and are stored encrypted. Without --live an account is a test
account, with which nobody can pay. --base is the origin of another server that speaks the documented paths.`

const maxFileBytes = 65_536

type Arguments = ReturnType<typeof readArguments>

/** Runs the command with these arguments and prints the result. */
export async function gateways(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [command, name, ...rest] = positionals
  const ctx = () => systemContext(context, organisationOf(context, values.org), 'command')
  if (command === 'list' && name === undefined) return list(ctx())
  if ((command !== 'set' && command !== 'end') || rest.length > 0) throw new StartupProblem(usage)
  const kind = gatewayKinds.find((each) => each === name)
  if (!kind) throw new StartupProblem(`A gateway is one of ${gatewayKinds.join(', ')}.`)
  if (command === 'set') return set(ctx(), kind, values)
  await endGatewayAccount(ctx(), { kind })
  print(`${kind} is ended: no more payments are taken through it. Those that were begun are still asked about.`)
}

async function list(ctx: ReturnType<typeof systemContext>): Promise<void> {
  const { data } = await readGatewayAccounts(ctx)
  for (const { kind, account, isConfirmed } of data) {
    const note = isConfirmed ? '' : '  (not confirmed with a merchant account)'
    const shown = gatewayFields[kind].map(({ name }) => account?.shown[name])
    const settings = account && [account.mode, ...shown, account.base].filter(Boolean).join('  ')
    const state = account && !account.isReadable ? 'to be set anew: the key of the installation has changed' : settings
    print(`${kind.padEnd(10)}  ${state ?? 'not set'}${note}`)
  }
}

async function set(ctx: ReturnType<typeof systemContext>, kind: GatewayKind, values: Arguments['values']) {
  const base = originOf(values.base)
  const entries = await Promise.all(
    gatewayFields[kind].map(async ({ name }) => [name, await given(values, name)] as const),
  )
  const sent = Object.fromEntries(entries) as Partial<Record<GatewayFieldName, string>>
  const mode = values.live ? 'live' : 'test'
  await setGatewayAccount(ctx, { ...sent, kind, mode }, { base })
  print(
    `${kind} of organisation ${ctx.org.id} is set, ${mode === 'live' ? 'live' : 'as a test account: nobody can pay with it until it is set with --live'}.`,
  )
}

/** The value of a field, of its option or of the file that its option names. */
async function given(values: Arguments['values'], name: GatewayFieldName): Promise<string | undefined> {
  const options = values as Record<string, string | boolean | undefined>
  const text = options[optionOf(name)]
  if (typeof text === 'string') return text
  const file = options[`${optionOf(name)}-file`]
  if (typeof file !== 'string') return undefined
  const bytes = await readFile(file).catch(() => {
    throw new StartupProblem(`The file ${file} cannot be read.`)
  })
  if (bytes.length > maxFileBytes) throw new StartupProblem(`The file ${file} is too large for a key or a password.`)
  return name === 'pfx' ? bytes.toString('base64') : bytes.toString('utf8').replace(/\r?\n$/, '')
}

function originOf(base: string | undefined): string {
  if (base === undefined) return ''
  const url = URL.canParse(base) ? new URL(base) : undefined
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (url && isSecure && url.pathname === '/' && url.search === '') return url.origin
  throw new StartupProblem('--base is an origin such as https://gateway.example; http:// only on this machine.')
}

/** @example optionOf('pfxPassword') // 'pfx-password' */
function optionOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const text = { type: 'string' } as const

function readArguments(args: string[]) {
  const secrets = new Set(
    Object.values(gatewayFields).flatMap((fields) => fields.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
  )
  const options = fieldNames.map(
    (name) => [secrets.has(name) ? `${optionOf(name)}-file` : optionOf(name), text] as const,
  )
  return parseArgs({
    args,
    options: { org: text, base: text, live: { type: 'boolean' }, ...Object.fromEntries(options) },
    allowPositionals: true,
  })
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => gateways(context, args))
}
