// World of a test: two organisations on a database of their own, a fixed clock, people, and requests to the API.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { seedPerson } from '#demonstration/people.ts'
import { findPerson, readMembership, updatePassword } from '#features/people/operations.server.ts'
import { identifyBy } from '#features/sessions/operations/identity.server.ts'
import { fingerprintsOf, openSession } from '#features/sessions/operations/complete-sign-in.server.ts'
import { upsertKnownDevice } from '#features/sessions/store/known-devices.server.ts'
import { datedTranslator } from '#kit/format/dated-translator.ts'
import type { Language, Messages } from '#kit/language.ts'
import { Refusal } from '#kit/refusal.ts'
import type { RefusalKind } from '#kit/refusal.ts'
import type { Identify } from '#platform/admit.server.ts'
import { apiOf } from '#platform/api.server.ts'
import { openCalendar } from '#platform/calendar.server.ts'
import type { Ctx, Customer, Scope, Staff, Tenant } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import { openVisits } from '#platform/visits.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { rememberAddress } from '#platform/request.server.ts'
import type { Replica } from '#platform/replica.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { api } from '#root/features.server.ts'
import { messages } from '#root/messages.ts'
import { permissionsOf } from '#root/roles.ts'
import type { Permission } from '#root/permissions.ts'
import type { CastCustomer, CastMember, CastStaff } from './cast.ts'
import { atEndOfFile } from './cleanup.ts'
import { copyWorld, seedWorld } from './world-template.ts'

/** Sunday, 6 Mangsir 2083, eleven in the morning in Nepal: a working day. */
export const startOfStory = new Date('2026-11-22T05:15:00Z')

const secret = 'the key of every story, 32 or more'

export type ApiRequest = {
  /** The person whose token is sent. */
  as?: CastMember
  /** The complete Authorization header, instead of `as`. */
  authorization?: string
  language?: Language
  /** The Host header, by default Damak's. */
  host?: string
  /** Sent as JSON, except FormData and bytes. */
  body?: unknown
  headers?: Record<string, string>
  /** The network address of the sender. */
  from?: string
}

const folders: string[] = []

atEndOfFile(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

type WorldOptions = {
  rows?: readonly ServedRow[]
  replicated?: { db: Database; url: string; replica: Replica }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * A new database with both organisations, dropped when the test file ends. `rows` replaces the rows of the API, `replicated` the database by
 * a migrated one with a replica, which the test closes.
 * @example const world = await openWorld(); await world.api('GET', '/customer/organizationDetail/487')
 */
export async function openWorld({ rows = api, replicated }: WorldOptions = {}) {
  const folder = await temporaryFolder()
  const keys = keysFrom(secret)
  let now = startOfStory
  const clock = () => now
  const by = { keys, clock }
  if (replicated) await seedWorld(replicated.url, join(folder, 'files'), by)
  const { db, url } = replicated ?? (await copyWorld(join(folder, 'files'), by))
  const resources: Resources = {
    env: readEnv({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent', TOKEN_SECRET: secret }),
    database: db,
    replica: replicated?.replica,
    files: openFileStore(join(folder, 'files')),
    keys,
    tenants: await openTenants(db),
    calendar: await openCalendar(db),
    pages: openPageCache(),
    visits: openVisits({ database: db, log: openLog('silent'), clock }),
    changesReceived: async () => {},
    log: openLog('silent'),
    clock,
  }
  const people = openSessions(resources)
  const server = apiOf(rows, { resources, identify: people.identify, translatorFor: translate })

  return {
    resources,
    databaseUrl: url,
    damak: resources.tenants.byId(487)!,
    kakarvitta: resources.tenants.byId(320)!,
    /** Sets the clock; contexts created before are unchanged. */
    travelTo(moment: Date | string): void {
      now = new Date(moment)
    },
    as: personIn(resources),
    /** The context of the system actor in one organisation. */
    system: (org: Tenant) => systemContext(resources, org, 'test'),
    visitor: (org: Tenant): Ctx => ({ ...systemContext(resources, org, 'test'), actor: visitor }),
    scope: (org: Tenant): Scope => ({ org, db }),
    /** One complete API request: credentials, validation and refusals. */
    api: async (method: string, path: string, options: ApiRequest = {}): Promise<Response> => {
      const authorization = options.authorization ?? (options.as && `Bearer ${await people.tokenOf(options.as)}`)
      const request = requestOf(method, path, { ...options, ...(authorization && { authorization }) })
      rememberAddress(request, options.from ?? '203.0.113.7', { publicScheme: 'http', trustedProxies: 0 })
      return server.fetch(request)
    },
    /** A new session of the person, by default with the second factor proved. */
    session: people.open,
    /** Sets the password of the person. */
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

const translate = (language: Language) => datedTranslator<Messages>(messages, language)

const visitor: Ctx['actor'] = { kind: 'visitor', client: 'web' }

function personIn(resources: Resources) {
  function as(person: CastCustomer): Ctx<Customer>
  function as(person: CastStaff): Ctx<Staff>
  function as(person: CastMember): Ctx {
    const org = resources.tenants.byId(person.orgId)!
    return { ...systemContext(resources, org, person.key), actor: actorOf(person) }
  }
  return as
}

/** Real sessions and tokens. Permissions set by a test replace those of the roles. */
function openSessions(resources: Resources) {
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
    const ctx = systemContext(resources, tenants.byId(member.orgId)!, 'test')
    if (!(await findPerson(db, member.id))) await seedPerson(resources, member)
    const person = (await findPerson(db, member.id))!
    const membership = await readMembership(ctx, member.id)
    // A device that the person has used before, so that no message about a new one is queued.
    const device = `device of ${member.id}`
    await upsertKnownDevice(db, member.id, fingerprintsOf(ctx, device), ctx.now)
    const verified = { person, membership, kind: member.kind }
    const answer = await openSession(ctx, verified, { device }, proved ? ctx.now : null)
    const claims = await keys.read('access', answer.accessToken.token, ctx.now)
    if (hasOwnPermissions(member)) given.set(Number(claims!.sid), new Set(member.permissions))
    return answer
  }

  async function tokenOf(member: CastMember): Promise<string> {
    const key = `${member.key}|${member.id}|${member.orgId}|${member.permissions.join()}`
    const known = open.get(key)
    const now = clock().getTime()
    if (known && known.until > now && known.until < now + 600_000) return known.token
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
  { body, host = 'damak.test', authorization, ...options }: ApiRequest,
): Request {
  const isJson = body !== undefined && !(body instanceof FormData || body instanceof Uint8Array)
  return new Request(`http://${host}${path}`, {
    method,
    headers: {
      host,
      ...(authorization && { authorization }),
      ...(options.language && { 'accept-language': options.language }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>) }),
  })
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-world-'))
  folders.push(folder)
  return folder
}
