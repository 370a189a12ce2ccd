// Set-up of an empty installation in the browser: what the commands of an operator do, in one transaction.

import { timingSafeEqual } from 'node:crypto'
import { addOrganisation, setLogo } from '#features/organisations/operations.server.ts'
import { replaceRows } from '#features/ordered-lists/operations/entries.server.ts'
import { makeActivationCode } from '#features/sessions/operations/codes.server.ts'
import { hours } from '#features/settings/operations/lists.server.ts'
import { addStaff } from '#features/staff/operations/members.server.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, System } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Keys } from '#platform/keys.server.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countAgainst } from '#platform/rate-limit.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import type { SentSetUp } from './contract.ts'
import { lockOrganisations } from './store.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'installation.set_up': LimitOf<'installations', []>
  }
}

const attempts = { max: 20, seconds: 3600 }

/** The code of this installation, the same in every process of it; of use only while there is no organisation. */
export function setUpCodeOf(keys: Keys): string {
  const digits = Buffer.from(keys.hmac('set-up', 'code'), 'base64url').toString('hex').slice(0, 12).toUpperCase()
  return digits.replace(/(.{4})(?=.)/g, '$1-')
}

/** Enters sample texts for a new organisation as drafts. */
export type EnterSamples = (ctx: Ctx<System>) => Promise<void>

/**
 * Adds the organisation with its emblem, hours and administrator, and sample texts where they are chosen and `enterSamples` has them;
 * returns the code with which the administrator chooses a password.
 * Refuses a wrong code, more than twenty attempts an hour, and everything once there is an organisation.
 */
export async function setUpInstallation(
  at: Pick<Resources, 'database' | 'files' | 'keys' | 'clock'>,
  sent: SentSetUp,
  enterSamples?: EnterSamples,
): Promise<{ host: string; activationCode: string }> {
  await countAgainst(at.database, bucketFor(at, 'installation.set_up'), attempts, at.clock(), 'installations.too_many')
  if (!isSame(plain(sent.setUpCode), plain(setUpCodeOf(at.keys)))) refuseField('setUpCode', 'installations.wrong_code')
  const logo = sent.logo && new Uint8Array(await sent.logo.arrayBuffer())
  return transaction({ db: at.database }, async ({ db }) => {
    if (await lockOrganisations(db)) refuse('conflict', 'installations.closed')
    const { number: id, nameEn, nameNe } = sent
    const host = sent.host.toLowerCase()
    await addOrganisation({ db }, { id, nameEn, nameNe, hosts: [host] })
    const org = (await openTenants(db)).byId(id)!
    const ctx = systemContext({ ...at, database: db }, org, 'set-up')
    if (logo) await setLogo(ctx, logo)
    await replaceRows(ctx, hours, [{ season: 'year', weekdays: sent.weekdays, opens: sent.opens, closes: sent.closes }])
    if (sent.content === 'samples') await enterSamples?.(ctx)
    return { host, activationCode: await addAdministrator(ctx, sent) }
  })
}

async function addAdministrator(ctx: Ctx<System>, sent: SentSetUp): Promise<string> {
  const { administratorEn: nameEn, administratorNe: nameNe = '', email } = sent
  const id = await addStaff(ctx, { nameEn, nameNe, email, roles: ['administrator'] })
  await record(ctx, { action: 'installation.set_up', target: `person ${id}`, changes: { name: ctx.org.name } })
  return makeActivationCode(ctx, id)
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-F]/g, '')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
