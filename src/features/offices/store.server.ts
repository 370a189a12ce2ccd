// SQL of offices and public holidays.

import type { Scope } from '#platform/context.ts'
import type { Holiday, Office } from './contract.ts'

export async function listOffices({ db, org }: Scope): Promise<Office[]> {
  const rows = await db.selectFrom('offices').selectAll().where('orgId', '=', org.id).orderBy('position').execute()
  return rows.map(({ nameEn, nameNe, addressEn, addressNe, phone, email, latitude, longitude, sample }) => ({
    name: { en: nameEn, ne: nameNe },
    address: { en: addressEn, ne: addressNe },
    phone,
    email,
    latitude,
    longitude,
    sample,
  }))
}

/** Holidays from a day on, the nearest first, at max `max`. */
export async function listHolidays({ db, org }: Scope, from: string, max: number): Promise<Holiday[]> {
  const rows = await db
    .selectFrom('holidays')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('day', '>=', from)
    .orderBy('day')
    .limit(max)
    .execute()
  return rows.map(({ day, nameEn, nameNe, sample }) => ({ day, name: { en: nameEn, ne: nameNe }, sample }))
}
