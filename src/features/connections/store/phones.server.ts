// SQL of the phones of the present holders of connections, and of the languages in which messages to phones are written.

import { sql } from 'kysely'
import type { Language } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'

export type HolderPhone = { id: number; customerNumber: string; phone: string; language: Language }

/** In the order of the customer numbers, those without a phone left out; with the language of the account that has the phone, else Nepali. */
export async function listPhones({ db, org }: Scope, connectionIds: readonly number[]): Promise<HolderPhone[]> {
  const { rows } = await sql<HolderPhone>`
    select c.id, c.customer_number, h.phone,
           coalesce((select p.language from people p where p.phone = h.phone order by p.id limit 1), 'ne') as language
      from connections c
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null and h.phone is not null
     where c.org_id = ${org.id} and c.id = any(${[...connectionIds]}::integer[]) order by c.customer_number`.execute(db)
  return rows
}

/** The language of the account that has a phone; phones without an account are left out. */
export async function findLanguages({ db }: Scope, phones: readonly string[]): Promise<Map<string, Language>> {
  const { rows } = await sql<{ phone: string; language: Language }>`
    select distinct on (phone) phone, language from people where phone = any(${[...phones]}::text[]) order by phone, id`.execute(
    db,
  )
  return new Map(rows.map(({ phone, language }) => [phone, language]))
}
