// SQL of the connections that somebody may pay for: by customer number, with their present holder.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'

export type PayableRow = { id: number; customerNumber: string; ward: number | null; name: Bilingual }

/** In the order of their numbers; numbers that the register does not have are left out. */
export async function listPayable({ db, org }: Scope, numbers: readonly string[]): Promise<PayableRow[]> {
  const { rows } = await sql<Omit<PayableRow, 'name'> & { nameEn: string; nameNe: string }>`
    select c.id, c.customer_number, c.ward, coalesce(h.name_en, '') as name_en, coalesce(h.name_ne, '') as name_ne
      from connections c left join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
     where c.org_id = ${org.id} and c.customer_number = any(${[...numbers]}) order by c.customer_number`.execute(db)
  return rows.map(({ nameEn, nameNe, ...row }) => ({ ...row, name: { en: nameEn, ne: nameNe } }))
}
