// SQL of the staff list, with search, status filter and paging.

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Page, ListQuery } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import type { GivenRole } from '#features/people/contract/roles.ts'
import type { StaffOrder, StaffStatus } from './contract/forms.ts'
import type { StaffMember } from './contract/api.ts'

type Row = Omit<StaffMember, 'name' | 'lastSeenAt' | 'suspension'> & {
  suspensionReason: string | null
  suspendedAt: Date | null
  nameEn: string
  nameNe: string
  lastSeenAt: Date | null
  total: number
}

/** What this organisation entered about somebody known before (`d`), else what the person's only record says. */
const shownName = { en: sql`coalesce(d.name_en, p.name_en)`, ne: sql`coalesce(d.name_ne, p.name_ne)` }

const shownKey = sql`case when d.person_id is null then p.search_key else d.search_key || search_key('', coalesce(p.email, '')) end`

/** Has chosen a password; of somebody known before, only after having signed in here. */
const isActive = sql`(case when d.person_id is null then p.password_hash is not null
  else exists (select from sessions s where s.person_id = p.id and s.org_id = d.org_id) end)`

const orders: Record<StaffOrder, ReturnType<typeof sql>> = {
  name: sql`${shownName.en} collate "en-x-icu"`,
  email: sql`p.email`,
  lastSeenAt: sql`last_seen_at`,
}

/** `id` selects one person; `platform` includes people whose only role is for the whole installation. */
export type StaffQuery = Partial<ListQuery<StaffOrder>> & {
  id?: number
  status?: StaffStatus | undefined
  platform?: boolean
}

/** People with a current role in this organisation, sorted by name by default. */
export async function listMembers({ db, org }: Scope, query: StaffQuery): Promise<Page<StaffMember>> {
  const {
    page = 1,
    limit = 10,
    sortBy = 'name',
    sortOrder = 'asc',
    search = '',
    id = null,
    status,
    platform = false,
  } = query
  const { rows } = await sql<Row>`
    select p.id, ${shownName.en} as name_en, ${shownName.ne} as name_ne, p.email,
      case when d.person_id is null then p.phone else d.phone end as phone,
      array(select g.role from role_grants g where g.person_id = p.id and g.ended_at is null
        and (g.org_id = ${org.id} or g.org_id is null) order by g.role) as roles,
      ${isActive} as active,
      ${isActive} and exists (select from second_factors f where f.person_id = p.id) as second_factor,
      exists (select from suspensions s where s.person_id = p.id and s.org_id = ${org.id} and s.lifted_at is null)
        as suspended,
      (select s.reason from suspensions s where s.person_id = p.id and s.org_id = ${org.id} and s.lifted_at is null
        order by s.id desc limit 1) as suspension_reason,
      (select s.suspended_at from suspensions s where s.person_id = p.id and s.org_id = ${org.id} and s.lifted_at is null
        order by s.id desc limit 1) as suspended_at,
      (select max(s.last_seen_at) from sessions s where s.person_id = p.id and s.org_id = ${org.id}) as last_seen_at,
      count(*) over () as total
    from people p left join entered_staff_details d on d.person_id = p.id and d.org_id = ${org.id}
    where exists (select from role_grants g where g.person_id = p.id and g.ended_at is null
        and (g.org_id = ${org.id} or (${platform} and g.org_id is null)))
      and ${isFound(shownKey, search)}
      and (${id}::integer is null or p.id = ${id})
      and ${status ? hasStatus(status, org.id) : sql`true`}
    order by ${orders[sortBy]} ${sortOrder === 'desc' ? sql`desc` : sql`asc`} nulls last, p.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { data: rows.map(memberOf), total: rows[0]?.total ?? 0 }
}

/** Number of invited people who have not signed in yet. */
export async function countInvited({ db, org }: Scope): Promise<number> {
  const { rows } = await sql<{ invited: number }>`
    select count(distinct p.id)::int as invited
      from role_grants g join people p on p.id = g.person_id
           left join entered_staff_details d on d.person_id = p.id and d.org_id = g.org_id
     where g.org_id = ${org.id} and g.ended_at is null and ${hasStatus('invited', org.id)}`.execute(db)
  return rows[0]!.invited
}

function hasStatus(status: StaffStatus, orgId: number): RawBuilder<unknown> {
  const suspended = sql`exists (select from suspensions s where s.person_id = p.id and s.org_id = ${orgId} and s.lifted_at is null)`
  if (status === 'suspended') return suspended
  return sql`not ${suspended} and ${status === 'active' ? isActive : sql`not (${isActive})`}`
}

function memberOf({
  nameEn,
  nameNe,
  lastSeenAt,
  total: _total,
  suspensionReason,
  suspendedAt,
  ...row
}: Row): StaffMember {
  const roles = row.roles as GivenRole[]
  const suspension = suspendedAt && { reason: suspensionReason ?? '', since: suspendedAt.toISOString() }
  return { ...row, suspension, roles, name: { en: nameEn, ne: nameNe }, lastSeenAt: lastSeenAt?.toISOString() ?? null }
}
