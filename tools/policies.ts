// Command: sets an organisation's policies: retention periods and options.

import { parseArgs } from 'node:util'
import { applicationPolicies } from '#features/applications/operations/policies.server.ts'
import { changePolicy } from '#platform/policies.server.ts'
import { publishingPolicies } from '#features/publishing/operations/policies.server.ts'
import { staffPolicies } from '#features/sessions/operations/policies.server.ts'
import { complaintPolicies } from '#features/complaints/operations/policies.server.ts'
import type { Ctx } from '#platform/context.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand } from './command.ts'
import type { CommandContext } from './command.ts'
import { print } from './print.ts'

const usage = `npm run policies -- show --org 487
npm run policies -- set --org 487 NAME NUMBER
NAME is one of those that show prints. Days count from the last event of a complaint or an application, and
apply from the next event on. complaint-wards is how many wards can be chosen; without a number, any is accepted.
publishing-review-by-another is 1 when another person approves what is published, 0 when nobody does.
staff-second-factor-for-all is 1 when every role needs a second factor, 0 when only those of administration do.`

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
  publishing: {
    read: publishingPolicies.find,
    change: (ctx, changes) => changePolicy(ctx, publishingPolicies, changes),
  },
  staff: {
    read: staffPolicies.find,
    change: (ctx, changes) => changePolicy(ctx, staffPolicies, changes),
  },
}

/** Runs the command with these arguments and prints the policies or the change. */
export async function runPolicies(context: CommandContext, args: string[]): Promise<void> {
  const options = { org: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, name = '', number = '', ...rest] = positionals
  if (
    !['show', 'set'].includes(command ?? '') ||
    (command === 'show') !== (name === '') ||
    !values.org ||
    rest.length > 0
  )
    throw new StartupProblem(usage)
  const ctx = systemContext(context, organisationOf(context, values.org), 'policies')
  await (command === 'show' ? show(ctx) : set(ctx, name, number))
}

async function show(ctx: Ctx): Promise<void> {
  for (const [kind, { read }] of Object.entries(policies))
    for (const [field, value] of Object.entries(await read(ctx)))
      print(`${kind}-${dashed(field)} ${value ?? ''}`.trim())
}

async function set(ctx: Ctx, name: string, number: string): Promise<void> {
  const [kind = '', field = ''] = /^([a-z]+)-(.+)$/.exec(name)?.slice(1) ?? []
  const policy = policies[kind]
  const known = policy && Object.keys(await policy.read(ctx)).find((each) => dashed(each) === field)
  if (!known) throw new StartupProblem(usage)
  await policy.change(ctx, { [known]: number })
  print(`${name} of organisation ${ctx.org.id} was set.`)
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => runPolicies(context, args))
}
