// Command: adds an organisation to an installation, changes its details, and moves it to another installation.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { NewOrganisation, OrganisationChanges } from '#features/organisations/contract/api.ts'
import { newOrganisation, organisationEntry } from '#features/organisations/contract/api.ts'
import {
  addHost,
  addOrganisation,
  removeHost,
  setIcon,
  setLogo,
  updateOrganisation,
} from '#features/organisations/operations.server.ts'
import { refuse } from '#kit/refusal.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand } from './command.ts'
import type { CommandContext } from './command.ts'
import { runExport, runImport } from './organisation-move.ts'
import { print } from './print.ts'

const usage = `npm run organisation -- list
npm run organisation -- add --id 600 --host water.example --name-en "…" --name-ne "…" [--FIELD VALUE …]
npm run organisation -- set --id 600 FIELD VALUE
npm run organisation -- host add --id 600 HOST
npm run organisation -- host remove --id 600 HOST
npm run organisation -- logo --id 600 FILE
npm run organisation -- icon --id 600 FILE
npm run organisation -- export 600 FILE    to a new file, while the product runs
npm run organisation -- import FILE        into an installation without an organisation, while it is stopped
FIELD is one of ${Object.keys(organisationEntry.shape).map(dashed).join(', ')}.`

const commands: Record<string, (context: CommandContext, args: string[]) => Promise<void>> = {
  list: listAll,
  add,
  set: setField,
  host: changeHosts,
  logo: (context, args) => replacePicture(context, args, setLogo, 'logo'),
  icon: (context, args) => replacePicture(context, args, setIcon, 'icon'),
}

/** Runs the command with these arguments and prints the result. */
export async function organisation(context: CommandContext, [name = '', ...args]: string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new StartupProblem(usage)
  await command(context, args)
}

async function listAll({ tenants }: CommandContext): Promise<void> {
  for (const { id, name, hosts } of tenants.all()) print(`${id}  ${name.en} · ${name.ne}  ${hosts.join(' ')}`)
}

async function add(context: CommandContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...fieldOptions(), host: { type: 'string', multiple: true } } })
  const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [camel(key), value]))
  const entry: NewOrganisation = read(newOrganisation, { ...fields, hosts: values.host ?? [] })
  if (entry.hosts.length === 0) throw new StartupProblem('An organisation needs a host: --host water.example.')
  await addOrganisation({ db: context.database }, entry)
  print(`Organisation ${entry.id} was added and answers at ${entry.hosts.join(', ')}.`)
}

async function setField(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseWithId(args)
  const [field, value] = positionals
  if (field === undefined || value === undefined || positionals.length > 2) throw new StartupProblem(usage)
  const changes: OrganisationChanges = read(z.strictObject(z.partial(organisationEntry).shape), {
    [camel(field)]: value,
  })
  const org = organisationOf(context, values.id)
  await updateOrganisation({ db: context.database, org }, changes)
  print(`${dashed(camel(field))} of organisation ${org.id} was set.`)
}

async function changeHosts(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseWithId(args)
  const [action = '', name = '', ...rest] = positionals
  const change = { add: addHost, remove: removeHost }[action]
  if (!change || rest.length > 0) throw new StartupProblem(usage)
  const [host = ''] = read(newOrganisation.shape.hosts, [name])
  const org = organisationOf(context, values.id)
  await change({ db: context.database, org }, host)
  print(`${host} was ${action === 'add' ? 'added to' : 'removed from'} organisation ${org.id}.`)
}

async function replacePicture(
  context: CommandContext,
  args: string[],
  set: typeof setLogo,
  what: string,
): Promise<void> {
  const { values, positionals } = parseWithId(args)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new StartupProblem(usage)
  const org = organisationOf(context, values.id)
  await set(systemContext(context, org, 'command'), await readPicture(file))
  print(`The ${what} of organisation ${org.id} was set.`)
}

function parseWithId(args: string[]) {
  return parseArgs({ args, options: { id: { type: 'string' } }, allowPositionals: true })
}

function fieldOptions() {
  const names = ['id', ...Object.keys(organisationEntry.shape).map(dashed)]
  return Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
}

function read<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, code, ...issue }) => {
    const unknown = code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys[0]! : ''
    const field = dashed(String(path[0] ?? unknown))
    if (unknown) return { field, key: 'organisations.no_such_field' }
    return { field, key: field.endsWith('-colour') ? 'brands.not_a_colour' : 'organisations.not_this_value' }
  })
  return refuse('invalid', 'request.invalid', { fields })
}

async function readPicture(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch {
    throw new StartupProblem(`The file ${file} cannot be read.`)
  }
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function run(args: string[]): Promise<void> {
  const [name, ...rest] = args
  if (name === 'export') return runProgram(() => runExport(rest))
  if (name === 'import') return runProgram(() => runImport(rest))
  return runCommand({ args, usage }, (context) => organisation(context, args))
}
