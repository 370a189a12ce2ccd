// Command: sets an organisation's policies: retention periods and options.

import { parseArgs } from 'node:util'
import { applicationPolicies } from '#features/applications/operations/policies.server.ts'
import { changePolicy } from '#features/cases/operations/policies.server.ts'
import { complaintPolicies } from '#features/complaints/operations/policies.server.ts'
import type { Ctx } from '#platform/context.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand } from './command.ts'
import type { Desk } from './command.ts'

const usage = `npm run policies -- show --org 487
npm run policies -- set --org 487 NAME NUMBER
NAME is one of those that show prints. Days count from the last thing that happened to a complaint or an application, and
hold from the next one on. complaint-wards says how many wards can be chosen; without a number, any is accepted.`

type Policy = {
  read: (ctx: Ctx) => Promise<Record<string, number | null>>
  change: (ctx: Ctx, changes: Record<string, string>) => Promise<void>
}

const policies: Record<string, Policy> = {
  complaint: {
    read: complaintPolicies.find,
    change: (ctx, changes) => changePolicy(ctx, complaintPolicies, changes),
  },
  application: {
    read: applicationPolicies.find,
    change: (ctx, changes) => changePolicy(ctx, applicationPolicies, changes),
  },
}

/** Runs the command with these arguments and prints the policies or the change. */
export async function runPolicies(desk: Desk, words: string[]): Promise<void> {
  const options = { org: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [command, name = '', number = '', ...rest] = positionals
  if (
    !['show', 'set'].includes(command ?? '') ||
    (command === 'show') !== (name === '') ||
    !values.org ||
    rest.length > 0
  )
    throw new StartupProblem(usage)
  const ctx = systemContext(desk, organisationOf(desk, values.org), 'policies')
  await (command === 'show' ? show(ctx) : set(ctx, name, number))
}

async function show(ctx: Ctx): Promise<void> {
  for (const [whose, { read }] of Object.entries(policies))
    for (const [field, value] of Object.entries(await read(ctx))) say(`${whose}-${dashed(field)} ${value ?? ''}`.trim())
}

async function set(ctx: Ctx, name: string, number: string): Promise<void> {
  const [whose = '', field = ''] = /^([a-z]+)-(.+)$/.exec(name)?.slice(1) ?? []
  const policy = policies[whose]
  const known = policy && Object.keys(await policy.read(ctx)).find((each) => dashed(each) === field)
  if (!known) throw new StartupProblem(usage)
  await policy.change(ctx, { [known]: number })
  say(`${name} of organisation ${ctx.org.id} was set.`)
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function run(words: string[]): Promise<void> {
  return runCommand((desk) => runPolicies(desk, words))
}
