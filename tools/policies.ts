// Command: sets an organisation's policies: retention periods and options.

import { parseArgs } from 'node:util'
import { applicationPolicies } from '#features/applications/operations/policies.server.ts'
import { changeTypedPolicy, typedPolicy } from '#features/bills/operations/policies.server.ts'
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
npm run policies -- set --org 487 --billing runs|imported [--bill-date run|reading] [--cycle-months 1|2|3] [--first-month full|none|by-day]
  [--last-month full|none|by-day] [--cut-tap nothing|minimum|fee] [--hold-fee RUPEES] [--cheque-fee RUPEES] [--missing-reading skipped|estimated]
  [--tap-change next-period|same-period] [--reminders sms|none] [--persons 1|2]
  [--cash-overdue-days DAYS] [--cheque-overdue-days DAYS] [--cheque-answer-days DAYS] [--instalment-grace-days DAYS]
NAME is one of those that show prints. Days count from the last event of a complaint or an application, and
apply from the next event on. complaint-wards is how many wards can be chosen; without a number, any is accepted.
publishing-review-by-another is 1 when another person approves what is published, 0 when nobody does.
staff-second-factor-for-all is 1 when every role needs a second factor, 0 when only those of administration do.
--billing imported is for an organisation that bills in another program: what was imported is shown, and no run is offered.
Each of the other options is what an organisation decides about its bills; one is enough. --persons 1 where two are asked for is
a request that an administrator approves in the console.`

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
  const options = { org: { type: 'string' }, ...billingOptions } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, name = '', number = '', ...rest] = positionals
  const { org, ...billing } = values
  const changesBilling = Object.keys(billing).length > 0
  const wanted = { show: name === '' && !changesBilling, set: (name === '') === changesBilling }[command ?? '']
  if (!wanted || !org || rest.length > 0) throw new StartupProblem(usage)
  const ctx = systemContext(context, organisationOf(context, org), 'policies')
  if (command === 'show') return show(ctx)
  await (changesBilling ? setBilling(ctx, billing) : set(ctx, name, number))
}

/** Options of the billing policies by the fields of their form. */
const billingOptions = {
  billing: { type: 'string' },
  'bill-date': { type: 'string' },
  'cycle-months': { type: 'string' },
  'first-month': { type: 'string' },
  'last-month': { type: 'string' },
  'cut-tap': { type: 'string' },
  'hold-fee': { type: 'string' },
  'cheque-fee': { type: 'string' },
  'missing-reading': { type: 'string' },
  'tap-change': { type: 'string' },
  reminders: { type: 'string' },
  'cash-overdue-days': { type: 'string' },
  'cheque-overdue-days': { type: 'string' },
  'cheque-answer-days': { type: 'string' },
  'instalment-grace-days': { type: 'string' },
  persons: { type: 'string' },
} as const

async function setBilling(ctx: Ctx, options: Readonly<Record<string, string | undefined>>): Promise<void> {
  const typed = Object.entries(options).map(([name, value]) => [fieldOf(name), value ?? ''])
  const { isRequested } = await changeTypedPolicy(ctx, Object.fromEntries(typed))
  print(`Billing policies of organisation ${ctx.org.id} were set.`)
  if (isRequested) print('One person in place of two is a request: an administrator approves it in the console.')
}

/** @example fieldOf('bill-date') // 'billDate' */
function fieldOf(option: string): string {
  return option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

async function show(ctx: Ctx): Promise<void> {
  for (const [kind, { read }] of Object.entries(policies))
    for (const [field, value] of Object.entries(await read(ctx)))
      print(`${kind}-${dashed(field)} ${value ?? ''}`.trim())
  const { billing, ...billingPolicy } = await typedPolicy(ctx)
  print(`billing ${billing}`)
  for (const [field, value] of Object.entries(billingPolicy)) print(`billing-${dashed(field)} ${value}`)
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
