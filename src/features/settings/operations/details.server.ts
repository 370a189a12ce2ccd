// The organisation's details: read with their history, and changed with a version and a note.

import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import type { Fact, Organisation } from '#features/organisations/contract/api.ts'
import { confirmFacts, readShell, setLogo, updateOrganisation } from '#features/organisations/operations.server.ts'
import { openStreetMapAt } from '#features/organisations/rules.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { readHistory } from '#features/ordered-lists/operations/edits.server.ts'
import { changeSettings } from '#features/ordered-lists/operations/settings.server.ts'
import type { Details, DetailValues } from '../contract/details.ts'
import type { SentDetails } from '../contract/details-form.ts'

export async function readDetails(ctx: Office): Promise<Details> {
  const { organisation } = await readShell(ctx)
  const { logoUrl, sampleFacts } = organisation
  return { ...valuesOf(organisation), logoUrl, sampleFacts, ...(await readHistory(ctx, subjectOf(ctx))) }
}

/** Writes what is different; each changed fact is no longer a sample, with `confirmed` all of them. */
export async function changeDetails(ctx: Office, sent: SentDetails & { version: number }): Promise<Details> {
  const { version, note, logo, confirmed, ...fields } = sent
  await changeSettings(ctx, { ...subjectOf(ctx), action: 'changeDetails' }, { version, note }, async (tx) => {
    const { organisation } = await readShell(tx)
    const stored = valuesOf(organisation)
    const wanted = { ...emptied, ...fields }
    const names = (Object.keys(emptied) as (keyof DetailValues)[]).filter((name) => wanted[name] !== stored[name])
    const before = valuesIn(stored, names)
    const after = valuesIn(wanted, names)
    if (names.length > 0) await updateOrganisation(tx, { ...after, ...placeOf(wanted, names) })
    if (logo) await setLogo(tx, await bytesOf(logo))
    if (confirmed) await confirmFacts(tx, ownFacts)
    const { logoUrl } = (await readShell(tx)).organisation
    if (!logo) return { before, after }
    return { before: { ...before, logo: organisation.logoUrl }, after: { ...after, logo: logoUrl } }
  })
  return readDetails(ctx)
}

/** The facts that this form edits. */
const ownFacts: Fact[] = [
  'name',
  'address',
  'contactNo',
  'email',
  'waterLink',
  'map',
  'facebookUrl',
  'youtubeUrl',
  'mobileAppUrl',
  'logo',
]

/** The values of a form in which nothing optional is filled in. */
const emptied: DetailValues = {
  nameEn: '',
  nameNe: '',
  addressEn: '',
  addressNe: '',
  contactNo: '',
  email: '',
  waterLink: '',
  municipalityEn: '',
  municipalityNe: '',
  districtEn: '',
  districtNe: '',
  latitude: null,
  longitude: null,
  facebookUrl: '',
  youtubeUrl: '',
  mobileAppUrl: '',
  establishedBs: null,
}

function valuesOf({ name, address, municipality, district, ...rest }: Organisation): DetailValues {
  const { contactNo, email, waterLink, latitude, longitude, facebookUrl, youtubeUrl, mobileAppUrl, establishedBs } =
    rest
  return {
    nameEn: name.en,
    nameNe: name.ne,
    addressEn: address.en,
    addressNe: address.ne,
    municipalityEn: municipality.en,
    municipalityNe: municipality.ne,
    districtEn: district.en,
    districtNe: district.ne,
    contactNo,
    email,
    waterLink,
    latitude,
    longitude,
    facebookUrl,
    youtubeUrl,
    mobileAppUrl,
    establishedBs,
  }
}

function valuesIn(values: DetailValues, names: readonly (keyof DetailValues)[]): Partial<DetailValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** The map follows the place. */
function placeOf({ latitude, longitude }: DetailValues, changed: readonly (keyof DetailValues)[]) {
  if (!changed.includes('latitude') && !changed.includes('longitude')) return {}
  return latitude === null || longitude === null
    ? { mapEmbedUrl: '', mapLink: '' }
    : openStreetMapAt({ latitude, longitude })
}

function subjectOf({ org }: Pick<Office, 'org'>) {
  return { subject: 'organisation', id: org.id }
}
