// Command: creates the first administrator, lists people and suspends them.

import { parseArgs } from 'node:util'
import type { GivenRole } from '#features/people/contract/roles.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { identifyPerson, suspend } from '#features/people/operations.server.ts'
import { makeActivationCode } from '#features/sessions/operations/codes.server.ts'
import { endSessionsOf } from '#features/sessions/operations/revocation.server.ts'
import { addStaff, listStaff } from '#features/staff/operations/members.server.ts'
import { validate } from '#kit/validation/form.ts'
import { refuse } from '#kit/refusal.ts'
import { invitationForm } from '#features/staff/contract/forms.ts'
import { transaction } from '#platform/database.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import type { CommandContext } from './command.ts'
import { organisationOf, runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run people -- list --org 487
npm run people -- add --org 487 --email … --role administrator [--name "…"] [--name-ne "…"] [--role …]
npm run people -- suspend --org 487 --email … --reason "…"
A role is one of ${givenRoles.join(', ')}.`

const commands: Record<string, (context: CommandContext, args: Arguments) => Promise<void>> = {
  list,
  add,
  suspend: suspendPerson,
}

type Arguments = ReturnType<typeof readArguments>

/** Runs the command with these arguments and prints the result. */
export async function people(context: CommandContext, [name = '', ...args]: string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new StartupProblem(usage)
  await command(context, readArguments(args))
}

async function list(context: CommandContext, { org }: Arguments): Promise<void> {
  const scope = systemContext(context, organisationOf(context, org), 'command')
  const { data } = await listStaff(scope, { limit: 1000 })
  for (const { id, name, email, roles, suspended, active } of data) {
    const state = suspended ? 'suspended' : active ? 'active' : 'invited'
    print(`${id}  ${name.en}  ${email ?? ''}  ${roles.join(', ')}  ${state}`)
  }
}

async function add(
  context: CommandContext,
  { org, email, role = [], name, 'name-ne': nameNe }: Arguments,
): Promise<void> {
  const ctx = systemContext(context, organisationOf(context, org), 'command')
  const answer = validate(invitationForm, { nameEn: name ?? email?.split('@')[0], nameNe, email, roles: role })
  if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
  const code = await transaction(ctx, async (tx) => {
    const id = await addStaff(tx, answer.value as typeof answer.value & { roles: GivenRole[] })
    return makeActivationCode(tx, id)
  })
  print(`${answer.value.email} is ${answer.value.roles.join(', ')} of organisation ${ctx.org.id}.`)
  print(`Activation code, good once and for three days: ${code}`)
  print(`It is entered at ${ctx.org.hosts[0] ?? 'localhost'}/login/activate, where a password is chosen.`)
}

async function suspendPerson(context: CommandContext, { org, email, reason }: Arguments): Promise<void> {
  const ctx = systemContext(context, organisationOf(context, org), 'command')
  const found = await identifyPerson(ctx, email ?? '')
  if (!found) return refuse('missing', 'people.unknown')
  await transaction(ctx, async (tx) => {
    await suspend(tx, found.person.id, reason ?? 'by the operator')
    await endSessionsOf(tx, found.person.id, 'suspended')
  })
  print(`${found.person.email} is suspended in organisation ${ctx.org.id}; the sessions have ended.`)
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { org: text, email: text, name: text, 'name-ne': text, reason: text, role: { ...text, multiple: true } },
  })
  return values
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => people(context, args))
}
