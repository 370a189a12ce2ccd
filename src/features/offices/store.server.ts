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

export async function replaceOffices({ db, org }: Scope, offices: Office[]): Promise<void> {
  await db.deleteFrom('offices').where('orgId', '=', org.id).execute()
  const rows = offices.map(({ name, address, ...rest }, position) => ({
    ...rest,
    orgId: org.id,
    position,
    nameEn: name.en,
    nameNe: name.ne,
    addressEn: address.en,
    addressNe: address.ne,
  }))
  if (rows.length > 0) await db.insertInto('offices').values(rows).execute()
}

/** Replaces the holidays between two days, both inclusive. */
export async function replaceHolidays(
  { db, org }: Scope,
  from: string,
  to: string,
  holidays: Holiday[],
): Promise<void> {
  await db.deleteFrom('holidays').where('orgId', '=', org.id).where('day', '>=', from).where('day', '<=', to).execute()
  const rows = holidays.map(({ day, name, sample }) => ({
    orgId: org.id,
    day,
    nameEn: name.en,
    nameNe: name.ne,
    sample,
  }))
  if (rows.length > 0) await db.insertInto('holidays').values(rows).execute()
}
