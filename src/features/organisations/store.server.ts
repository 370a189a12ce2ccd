// SQL of organisations with their hosts, hours, links, gateways, officers and pictures.

import type { Generated } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type {
  Fact,
  OfficeHours,
  Officer,
  Organisation,
  OrganisationChanges,
  OrganisationLink,
  ShellContent,
} from './contract/api.ts'
import { pictureUrl } from './contract/addresses.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    organisations: { sampleFacts: Generated<Fact[]>; pattern: Generated<Organisation['pattern']> }
  }
}

type StoredGateway = { name: { en: string; ne: string }; url: string; logoHash: string | null }

type ContentRow = Row<'organisations'> & {
  hours: OfficeHours[]
  links: OrganisationLink[]
  gateways: StoredGateway[]
  officers: Officer[]
}

/** One organisation with its hours, links, gateways and officers, in one query. */
export async function findContent(db: Database, orgId: number): Promise<ShellContent | undefined> {
  const { rows } = await sql<ContentRow>`
    select o.*,
      (select coalesce(json_agg(json_build_object('fromBs', from_bs, 'toBs', to_bs, 'weekdays', weekdays,
          'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI')) order by id), '[]')
        from office_hours where org_id = o.id) as hours,
      (select coalesce(json_agg(json_build_object('kind', kind, 'url', url,
          'label', json_build_object('en', label_en, 'ne', label_ne)) order by position, id), '[]')
        from organisation_links where org_id = o.id) as links,
      (select coalesce(json_agg(json_build_object('url', url, 'logoHash', logo_hash,
          'name', json_build_object('en', name_en, 'ne', name_ne)) order by position, id), '[]')
        from payment_gateways where org_id = o.id) as gateways,
      (select coalesce(json_agg(json_build_object('duty', duty, 'phone', phone, 'email', email,
          'name', json_build_object('en', name_en, 'ne', name_ne),
          'position', json_build_object('en', position_en, 'ne', position_ne)) order by position, id), '[]')
        from officers where org_id = o.id) as officers
    from organisations o where o.id = ${orgId}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const gateways = row.gateways.map(({ name, url, logoHash }) => ({ name, url, logoUrl: logoAddress(logoHash) }))
  return { organisation: organisationOf(row), hours: row.hours, links: row.links, gateways, officers: row.officers }
}

export async function listHosts({ db, org }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('organisationHosts')
    .select('host')
    .where('orgId', '=', org.id)
    .orderBy('position')
    .execute()
  return rows.map(({ host }) => host)
}

/** The organisation of a host. */
export async function findHostOwner(db: Database, host: string): Promise<number | undefined> {
  const row = await db.selectFrom('organisationHosts').select('orgId').where('host', '=', host).executeTakeFirst()
  return row?.orgId
}

/** Numbers of all organisations, and which of them is the default for unknown hosts. */
export function listOrganisations(db: Database): Promise<{ id: number; isDefault: boolean }[]> {
  return db.selectFrom('organisations').select(['id', 'isDefault']).orderBy('id').execute()
}

export async function insertOrganisation(db: Database, row: NewRow<'organisations'>): Promise<void> {
  await db.insertInto('organisations').values(row).execute()
}

export async function updateColumns(
  { db, org }: Scope,
  columns: OrganisationChanges & { sampleFacts?: Fact[]; logoHash?: string; iconHash?: string; iconPngHash?: string },
): Promise<void> {
  await db.updateTable('organisations').set(columns).where('id', '=', org.id).execute()
}

export async function readSampleFacts({ db, org }: Scope): Promise<Fact[]> {
  const row = db.selectFrom('organisations').select('sampleFacts').where('id', '=', org.id).forUpdate()
  return (await row.executeTakeFirstOrThrow()).sampleFacts
}

export async function insertHost(db: Database, orgId: number, host: string): Promise<void> {
  await sql`insert into organisation_hosts (host, org_id, position)
    select ${host}, ${orgId}, coalesce(max(position) + 1, 0) from organisation_hosts where org_id = ${orgId}`.execute(
    db,
  )
}

export async function deleteHost({ db, org }: Scope, host: string): Promise<void> {
  await db.deleteFrom('organisationHosts').where('orgId', '=', org.id).where('host', '=', host).execute()
}

export async function insertHours(db: Database, orgId: number, hours: OfficeHours[]): Promise<void> {
  await db
    .insertInto('officeHours')
    .values(hours.map((row) => ({ ...row, orgId })))
    .execute()
}

export async function insertLinks(db: Database, orgId: number, links: OrganisationLink[]): Promise<void> {
  const rows = links.map(({ kind, label, url }, position) => {
    return { orgId, position, kind, labelEn: label.en, labelNe: label.ne, url }
  })
  await db.insertInto('organisationLinks').values(rows).execute()
}

export async function insertPicture(db: Database, picture: Omit<StoredFile, 'name' | 'modifiedAt'>, at: Date) {
  const { hash, type, size } = picture
  await db
    .insertInto('organisationPictures')
    .values({ hash, type, size, storedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Finds a picture of any organisation: partners' logos are shared. */
export async function findPicture(db: Database, hash: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('organisationPictures').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!row) return undefined
  const { type, size, storedAt } = row
  return { hash, type, size, modifiedAt: storedAt, name: `logo.${type.slice(6).replace('svg+xml', 'svg')}` }
}

function organisationOf(row: Row<'organisations'>): Organisation {
  const { nameEn, nameNe, addressEn, addressNe, municipalityEn, municipalityNe, logoHash, ...rest } = row
  const { districtEn, districtNe, onCallEn, onCallNe } = rest
  return {
    id: rest.id,
    name: { en: nameEn, ne: nameNe },
    address: { en: addressEn, ne: addressNe },
    municipality: { en: municipalityEn, ne: municipalityNe },
    district: { en: districtEn, ne: districtNe },
    logoUrl: logoAddress(logoHash),
    contactNo: rest.contactNo,
    onCallNo: rest.onCallNo,
    onCall: { en: onCallEn, ne: onCallNe },
    email: rest.email,
    waterLink: rest.waterLink,
    mapEmbedUrl: rest.mapEmbedUrl,
    mapLink: rest.mapLink,
    latitude: rest.latitude,
    longitude: rest.longitude,
    facebookUrl: rest.facebookUrl,
    youtubeUrl: rest.youtubeUrl,
    mobileAppUrl: rest.mobileAppUrl,
    establishedBs: rest.establishedBs,
    primaryColour: rest.primaryColour,
    accentColour: rest.accentColour,
    pattern: rest.pattern,
    pages: rest.pages,
    sampleFacts: rest.sampleFacts,
  }
}

function logoAddress(hash: string | null): string {
  return hash ? pictureUrl(hash) : ''
}
