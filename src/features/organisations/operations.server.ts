// Organisations: read the page shell, add, change fields, hosts, logo and icon.

import { enforce, refuse } from '#kit/refusal.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { squarePng } from '#platform/pictures.server.ts'
import type { Fact, NewOrganisation, OrganisationChanges, ShellContent } from './contract/api.ts'
import type { OnCallNumber } from './contract/on-call.ts'
import { maxPictureBytes, mayRemoveHost, pictureType, sampleFactsAfter, standardHours, standardLinks } from './rules.ts'
import {
  deleteHost,
  findContent,
  findHostOwner,
  findPicture,
  insertHost,
  insertHours,
  insertLinks,
  insertOrganisation,
  insertPicture,
  listHosts,
  listOrganisations,
  readSampleFacts,
  updateColumns,
} from './store.server.ts'

/** Content of header, menu and footer, in one query. */
export function readShell(ctx: Scope & Pick<Ctx, 'reads'>): Promise<ShellContent> {
  return perChange(
    ctx,
    'organisations.shell',
    async () => (await findContent(ctx.db, ctx.org.id)) ?? refuse('missing', 'organisation.unknown'),
  )
}

/** Adds an organisation with standard hours and links; the first of an installation is the default for unknown hosts. */
export async function addOrganisation(at: { db: Database }, { hosts, ...entry }: NewOrganisation): Promise<void> {
  await transaction(at, async ({ db }) => {
    const others = await listOrganisations(db)
    if (others.some(({ id }) => id === entry.id))
      refuse('conflict', 'organisations.id_taken', { values: idValue(entry) })
    const isDefault = !others.some((other) => other.isDefault)
    await insertOrganisation(db, { ...entry, isDefault })
    for (const host of hosts) await claimHost(db, entry.id, host)
    await insertHours(db, entry.id, standardHours)
    await insertLinks(db, entry.id, standardLinks)
  })
}

/** Changes the organisation's own fields; a changed fact is no longer a sample. */
export async function updateOrganisation(scope: Scope, changes: OrganisationChanges): Promise<void> {
  await transaction(scope, async (tx) => {
    const sampleFacts = sampleFactsAfter(await readSampleFacts(tx), changes)
    await updateColumns(tx, { ...changes, sampleFacts })
  })
}

export async function readOnCallNumber(ctx: Ctx<Staff>): Promise<OnCallNumber> {
  const { onCallNo, onCall, sampleFacts } = (await readShell(ctx)).organisation
  return { onCallNo, onCallEn: onCall.en, onCallNe: onCall.ne, sample: sampleFacts.includes('onCallNo') }
}

/** Replaces the number and whose it is; without a number none is shown. */
export async function changeOnCallNumber(
  ctx: Ctx<Staff>,
  { onCallNo = '', onCallEn = '', onCallNe = '' }: Partial<Omit<OnCallNumber, 'sample'>>,
): Promise<OnCallNumber> {
  const changed = { onCallNo, onCallEn, onCallNe }
  await updateOrganisation(ctx, changed)
  return { ...changed, sample: false }
}

/** Labels facts as sample content until the office enters its own. */
export async function setSampleFacts(scope: Scope, sampleFacts: Fact[]): Promise<void> {
  await updateColumns(scope, { sampleFacts })
}

/** These facts are the organisation's own, and no longer labelled as a sample. */
export async function confirmFacts(scope: Scope, confirmed: readonly Fact[]): Promise<void> {
  await transaction(scope, async (tx) => {
    const facts = await readSampleFacts(tx)
    await updateColumns(tx, { sampleFacts: facts.filter((fact) => !confirmed.includes(fact)) })
  })
}

export async function addHost(scope: Scope, host: string): Promise<void> {
  await transaction(scope, async ({ db, org }) => claimHost(db, org.id, host))
}

export async function removeHost(scope: Scope, host: string): Promise<void> {
  await transaction(scope, async (tx) => {
    enforce(mayRemoveHost(await listHosts(tx), host))
    await deleteHost(tx, host)
  })
}

/** Stores a picture and returns its hash, for `setLogo` and for gateways. */
export async function storePicture(
  { db, files, now }: Pick<Ctx, 'db' | 'files' | 'now'>,
  bytes: Uint8Array,
): Promise<string> {
  const type = bytes.length <= maxPictureBytes ? pictureType(bytes) : undefined
  if (!type) refuse('invalid', 'organisations.not_a_picture')
  const hash = await files.put(bytes)
  await insertPicture(db, { hash, type, size: bytes.length }, now)
  return hash
}

/** Whether a picture with this hash has been stored. */
export async function hasPicture({ db }: Pick<Ctx, 'db'>, hash: string): Promise<boolean> {
  return (await findPicture(db, hash)) !== undefined
}

export async function setLogo(ctx: Pick<Ctx, 'db' | 'org' | 'files' | 'now'>, bytes: Uint8Array): Promise<void> {
  await transaction(ctx, async (tx) => {
    const sampleFacts = (await readSampleFacts(tx)).filter((fact) => fact !== 'logo')
    await updateColumns(tx, { logoHash: await storePicture(tx, bytes), sampleFacts })
  })
}

/** Sets the site icon, with a square PNG copy of 512 pixels for phones. */
export async function setIcon(ctx: Pick<Ctx, 'db' | 'org' | 'files' | 'now'>, bytes: Uint8Array): Promise<void> {
  const png = bytes.length <= maxPictureBytes && pictureType(bytes) ? await squarePng(bytes, 512) : undefined
  if (!png) return refuse('invalid', 'organisations.not_an_icon')
  await transaction(ctx, async (tx) => {
    const iconHash = await storePicture(tx, bytes)
    await updateColumns(tx, { iconHash, iconPngHash: await storePicture(tx, png) })
  })
}

async function claimHost(db: Database, orgId: number, host: string): Promise<void> {
  if ((await findHostOwner(db, host)) !== undefined)
    refuse('conflict', 'organisations.host_taken', { values: { host } })
  await insertHost(db, orgId, host)
}

// As text, because an organisation's number is an identifier and is not formatted.
function idValue({ id }: { id: number }) {
  return { id: String(id) }
}
