// Organisations by host name and id.

import { sql } from 'kysely'
import { defaultColours } from '#kit/colours/default-colours.ts'
import { paletteOf, paletteStyle } from '#kit/colours/palette.ts'
import { patternOf, patternStyle } from '#kit/pattern.ts'
import type { Brand, Tenant } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

/** All organisations of the installation, in memory; `reload` after one changed. */
export type Tenants = {
  /** Undefined only when there is no organisation at all. */
  find(host: string): Tenant | undefined
  byId(id: number): Tenant | undefined
  all(): Tenant[]
  reload(): Promise<void>
}

/** Reads the organisations. An unknown host gives the default one. */
export async function openTenants(db: Database): Promise<Tenants> {
  let byHost = new Map<string, Tenant>()
  let byId = new Map<number, Tenant>()
  let fallback: Tenant | undefined

  async function reload(): Promise<void> {
    const rows = await readTenants(db)
    byId = new Map(rows.map((row) => [row.tenant.id, row.tenant]))
    byHost = new Map(rows.flatMap((row) => row.tenant.hosts.map((host) => [host, row.tenant])))
    fallback = rows.find((row) => row.isDefault)?.tenant ?? rows[0]?.tenant
  }

  await reload()
  return {
    find: (host) => byHost.get(hostName(host)) ?? fallback,
    byId: (id) => byId.get(id),
    all: () => [...byId.values()],
    reload,
  }
}

/** The host name in a Host header: lower case, without port. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

async function readTenants(db: Database): Promise<{ tenant: Tenant; isDefault: boolean }[]> {
  const { rows } = await sql<{
    id: number
    nameEn: string
    nameNe: string
    hosts: string[]
    isDefault: boolean
    iconHash: string | null
    iconPngHash: string | null
    primaryColour: string
    accentColour: string
    contactNo: string
    pattern: string
    onCallNo: string
    onCallEn: string
    onCallNe: string
    sampleFacts: string[]
  }>`
    select o.id, o.name_en, o.name_ne, o.is_default, o.icon_hash, o.icon_png_hash, o.primary_colour, o.accent_colour, o.pattern,
           o.contact_no, o.on_call_no, o.on_call_en, o.on_call_ne, o.sample_facts,
           coalesce(array_agg(h.host order by h.position) filter (where h.host is not null), '{}') as hosts
      from organisations o left join organisation_hosts h on h.org_id = o.id
     group by o.id order by o.id`.execute(db)
  return rows.map(({ id, nameEn, nameNe, hosts, isDefault, iconHash, iconPngHash, ...row }) => {
    const icon = iconHash && iconPngHash ? { own: iconHash, png: iconPngHash } : null
    const brand = brandOf(id, row)
    const onCallTitle = { en: row.onCallEn, ne: row.onCallNe }
    const own = (fact: 'contactNo' | 'onCallNo') => (row.sampleFacts.includes(fact) ? '' : row[fact])
    const phones = { office: own('contactNo'), onCall: own('onCallNo'), onCallTitle }
    return { tenant: { id, name: { en: nameEn, ne: nameNe }, hosts, icon, brand, phones }, isDefault }
  })
}

type Chosen = { primaryColour: string; accentColour: string; pattern: string }

/** Computed here, once for all pages. Without a primary colour the product's is used, without an accent one that fits. */
function brandOf(id: number, { primaryColour, accentColour, pattern }: Chosen): Brand | null {
  const drawn = patternStyle(patternOf(pattern, id))
  if (!primaryColour && !accentColour) return drawn ? { primary: defaultColours.primary, style: drawn } : null
  const palette = paletteOf({ primary: primaryColour || defaultColours.primary, accent: accentColour || undefined })
  return { primary: palette.light.primary!, style: paletteStyle(palette) + drawn }
}
