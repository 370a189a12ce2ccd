// On what does a story of the tests stand: two organisations, a fixed clock, people, and the API's door?

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { seedOrganisations } from '#demonstration/organisations.ts'
import { seedPerson } from '#demonstration/people.ts'
import { findPerson, readMembership, updatePassword } from '#features/people/operations.server.ts'
import { identifyBy } from '#features/sessions/operations/identity.server.ts'
import { openSession } from '#features/sessions/operations/complete-sign-in.server.ts'
import { translator } from '#kit/language.ts'
import type { Language, Messages } from '#kit/language.ts'
import { Refusal } from '#kit/refusal.ts'
import type { RefusalKind } from '#kit/refusal.ts'
import type { Identify } from '#platform/admit.server.ts'
import { apiOf } from '#platform/api.server.ts'
import { openCalendar } from '#platform/calendar.server.ts'
import type { Ctx, Customer, Scope, Staff, Tenant } from '#platform/context.ts'
import { readEnv } from '#platform/env.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { machineContext } from '#platform/machine.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { rememberAddress } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { api } from '#root/api.ts'
import { messages } from '#root/messages.ts'
import { permissionsOf } from '#root/roles.ts'
import type { Permission } from '#root/permissions.ts'
import type { CastCustomer, CastMember, CastStaff } from './cast.ts'
import { cast } from './cast.ts'
import { freshDatabase } from './database.ts'

/** Sunday, 6 Mangsir 2083, eleven in the morning in Nepal: a working day. */
export const startOfStory = new Date('2026-11-22T05:15:00Z')

export type Asked = {
  /** Whose token is sent. */
  as?: CastMember
  /** The whole Authorization header, instead of `as`. */
  authorization?: string
  language?: Language
  /** The host asked under; Damak's unless told. */
  host?: string
  /** Sent as JSON, as a form when it is one, as it is when it is bytes. */
  body?: unknown
  headers?: Record<string, string>
  /** The network address it comes from. */
  from?: string
}

const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * A database of its own with both organisations, gone when the test file ends. `rows` serves other rows than the API's.
 * @example const world = await openWorld(); await world.api('GET', '/customer/organizationDetail/487')
 */
export async function openWorld({ rows = api }: { rows?: ServedRow[] } = {}) {
  const { db, url } = await freshDatabase()
  const folder = await temporaryFolder()
  let now = startOfStory
  const resources: Resources = {
    env: readEnv({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    database: db,
    files: openFileStore(join(folder, 'files')),
    keys: keysFrom('the key of every story, 32 or more'),
    tenants: await openTenants(db),
    calendar: await openCalendar(db),
    pages: openPageCache(),
    log: openLog('silent'),
    clock: () => now,
  }
  await seedOrganisations(resources)
  await resources.tenants.reload()
  for (const member of Object.values(cast)) await seedPerson(resources, member)
  const people = signingIn(resources)
  const door = apiOf(rows, { resources, identify: people.identify, say })

  return {
    resources,
    databaseUrl: url,
    damak: resources.tenants.byId(487)!,
    kakarvitta: resources.tenants.byId(320)!,
    /** Sets the clock; contexts made before keep their moment. */
    travelTo(moment: Date | string): void {
      now = new Date(moment)
    },
    as: personIn(resources),
    /** The product itself, in one organisation. */
    machine: (org: Tenant) => machineContext(resources, org, 'test'),
    visitor: (org: Tenant): Ctx => ({ ...machineContext(resources, org, 'test'), actor: visitor }),
    scope: (org: Tenant): Scope => ({ org, db }),
    /** One request at the API's door, whole: credentials, validation, refusals. */
    api: async (method: string, path: string, asked: Asked = {}): Promise<Response> => {
      const authorization = asked.authorization ?? (asked.as && `Bearer ${await people.tokenOf(asked.as)}`)
      const request = requestOf(method, path, { ...asked, ...(authorization && { authorization }) })
      rememberAddress(request, asked.from ?? '203.0.113.7', 0)
      return door.fetch(request)
    },
    /** A new session of the person, as a sign-in gives it; with the second factor shown unless told. */
    session: people.open,
    /** Gives the person a password. */
    async password(person: CastMember, password: string): Promise<void> {
      const hash = await hashPassword(password, { known: true, network: 'test' })
      await updatePassword(db, person.id, hash, now)
    },
  }
}

/** Awaits a refusal of this kind and key, and returns it. */
export async function expectRefusal(kind: RefusalKind, key: string, attempt: Promise<unknown>): Promise<Refusal> {
  const outcome = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(Refusal)
  const refusal = outcome as Refusal
  expect({ kind: refusal.kind, key: refusal.key }).toEqual({ kind, key })
  return refusal
}

const say = (language: Language) => translator<Messages>(messages, language)

const visitor: Ctx['actor'] = { kind: 'visitor', client: 'web' }

function personIn(resources: Resources) {
  function as(person: CastCustomer): Ctx<Customer>
  function as(person: CastStaff): Ctx<Staff>
  function as(person: CastMember): Ctx {
    const org = resources.tenants.byId(person.orgId)!
    return { ...machineContext(resources, org, person.key), actor: actorOf(person) }
  }
  return as
}

/** Real sessions and tokens. A story that gives somebody permissions of its own gets them instead of the roles'. */
function signingIn(resources: Resources) {
  const { database: db, keys, tenants, clock } = resources
  const real = identifyBy(keys, permissionsOf)
  const given = new Map<number, ReadonlySet<Permission>>()
  const open = new Map<string, { token: string; until: number }>()

  const identify: Identify = async (token, at) => {
    const caller = await real(token, at)
    if (caller?.kind !== 'staff') return caller
    return { ...caller, permissions: given.get(caller.session) ?? caller.permissions }
  }

  async function openFor(member: CastMember, { proved = true } = {}) {
    const ctx = machineContext(resources, tenants.byId(member.orgId)!, 'test')
    if (!(await findPerson(db, member.id))) await seedPerson(resources, member)
    const person = (await findPerson(db, member.id))!
    const membership = await readMembership(ctx, member.id)
    const answer = await openSession(ctx, { person, membership, kind: member.kind }, {}, proved ? ctx.now : null)
    const claims = await keys.read('access', answer.accessToken.token, ctx.now)
    if (hasOwnPermissions(member)) given.set(Number(claims!.sid), new Set(member.permissions))
    return answer
  }

  async function tokenOf(member: CastMember): Promise<string> {
    const key = `${member.key}|${member.id}|${member.orgId}|${member.permissions.join()}`
    const kept = open.get(key)
    const now = clock().getTime()
    if (kept && kept.until > now && kept.until < now + 600_000) return kept.token
    const { accessToken } = await openFor(member)
    open.set(key, { token: accessToken.token, until: now + 300_000 })
    return accessToken.token
  }

  return { identify, open: openFor, tokenOf }
}

function hasOwnPermissions({ roles, permissions }: CastMember): boolean {
  return permissions.join() !== roles.flatMap((role) => permissionsOf(role)).join()
}

function actorOf({ kind, id, name, permissions }: CastMember): Customer | Staff {
  const person = { id, name: name.en, session: id }
  return kind === 'customer' ? { ...person, kind } : { ...person, kind, permissions: new Set(permissions) }
}

function requestOf(
  method: string,
  path: string,
  { body, host = 'damak.test', authorization, ...asked }: Asked,
): Request {
  const isJson = body !== undefined && !(body instanceof FormData || body instanceof Uint8Array)
  return new Request(`http://${host}${path}`, {
    method,
    headers: {
      host,
      ...(authorization && { authorization }),
      ...(asked.language && { 'accept-language': asked.language }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...asked.headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>) }),
  })
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-world-'))
  folders.push(folder)
  return folder
}
