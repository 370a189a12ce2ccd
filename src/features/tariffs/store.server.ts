// Database access of tariffs.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type { NewTariff, PaymentStep, Slab, Tariff } from './contract/api.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    tariffs: { customerType: Tariff['customerType']; tapSize: Tariff['tapSize'] }
  }
}

type TariffRow = Row<'tariffs'> & {
  slabs: (Omit<Slab, 'entryPaisa'> & { entryPaisa: number | null })[]
  fees: Tariff['fees']
  paymentSteps: StepRow[]
}
type StepRow = Pick<PaymentStep, 'fromDay' | 'toDay' | 'basisPoints'> & {
  unit: 'day' | 'month'
  repeatEvery: number | null
  repeatBasisPoints: number | null
}

/** Every tariff, newest edition first, each edition in the order of its printed table. */
export async function listTariffs({ db, org }: Scope): Promise<Tariff[]> {
  const { rows } = await sql<TariffRow>`
    select t.*,
      (select coalesce(json_agg(json_build_object('from', first_unit, 'to', last_unit, 'ratePaisa', rate_paisa,
          'entryPaisa', entry_paisa) order by first_unit), '[]') from tariff_slabs where tariff_id = t.id) as slabs,
      (select coalesce(json_agg(json_build_object('label', json_build_object('en', label_en, 'ne', label_ne),
          'amountPaisa', amount_paisa) order by position), '[]') from tariff_fees where tariff_id = t.id) as fees,
      (select coalesce(json_agg(json_build_object('fromDay', first_day, 'toDay', last_day, 'basisPoints', basis_points,
          'unit', unit, 'repeatEvery', repeat_every, 'repeatBasisPoints', repeat_basis_points)
          order by first_day), '[]') from tariff_payment_steps where tariff_id = t.id) as payment_steps
    from tariffs t where t.org_id = ${org.id} order by t.effective_from desc, t.position, t.id`.execute(db)
  return rows.map(tariffOf)
}

/** Serialises changes to one organisation's tariffs; the lock is released with the transaction. */
export async function lockTariffs({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tariffs'), ${org.id})`.execute(db)
}

/** The days of editions of which bills cite a row. */
export async function listCitedDays({ db, org }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('tariffs')
    .innerJoin('citedTariffs', 'citedTariffs.tariffId', 'tariffs.id')
    .select('effectiveFrom')
    .distinct()
    .where('tariffs.orgId', '=', org.id)
    .where('citedTariffs.orgId', '=', org.id)
    .execute()
  return rows.map(({ effectiveFrom }) => effectiveFrom)
}

/** Returns how many of these tariffs exist and are cited now. */
export async function insertCited({ db, org }: Scope, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with known as (select id from tariffs where org_id = ${org.id} and id::text = any(${[...ids]})),
    added as (insert into cited_tariffs (org_id, tariff_id) select ${org.id}::integer, id from known on conflict do nothing)
    select count(*)::int as count from known`.execute(db)
  return rows[0]!.count
}

/** Removes the rows that took effect on these days; returns how many. */
export async function removeEditions({ db, org }: Scope, days: readonly string[]): Promise<number> {
  const removal = db
    .deleteFrom('tariffs')
    .where('orgId', '=', org.id)
    .where('effectiveFrom', 'in', [...days])
  return Number((await removal.executeTakeFirst()).numDeletedRows)
}

export async function insertTariff({ db, org }: Scope, tariff: NewTariff, position: number): Promise<void> {
  const { id: tariffId } = await db
    .insertInto('tariffs')
    .values({ ...columnsOf(tariff), orgId: org.id, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slabs = tariff.slabs.map(({ from, to, ratePaisa, entryPaisa }) => {
    return { tariffId, firstUnit: from, lastUnit: to, ratePaisa, entryPaisa: entryPaisa ?? null }
  })
  const fees = tariff.fees.map(({ label, amountPaisa }, place) => {
    return { tariffId, position: place, labelEn: label.en, labelNe: label.ne, amountPaisa }
  })
  const steps = tariff.paymentSteps.map(({ fromDay, toDay, basisPoints, unit, repeat }) => ({
    tariffId,
    firstDay: fromDay,
    lastDay: toDay,
    basisPoints,
    unit: unit ?? ('day' as const),
    repeatEvery: repeat?.every ?? null,
    repeatBasisPoints: repeat?.basisPoints ?? null,
  }))
  if (slabs.length > 0) await db.insertInto('tariffSlabs').values(slabs).execute()
  if (fees.length > 0) await db.insertInto('tariffFees').values(fees).execute()
  if (steps.length > 0) await db.insertInto('tariffPaymentSteps').values(steps).execute()
}

function columnsOf(tariff: NewTariff): Omit<NewRow<'tariffs'>, 'orgId' | 'position'> {
  const { minimum, sewerage, source } = tariff
  return {
    fiscalYear: tariff.fiscalYear,
    effectiveFrom: tariff.effectiveFrom,
    customerType: tariff.customerType,
    tapSize: tariff.tapSize,
    metered: tariff.metered,
    rounding: tariff.rounding,
    sample: tariff.sample,
    minimumKind: minimum.kind,
    minimumUnits: minimum.kind === 'block' ? minimum.units : null,
    minimumPaisa: minimum.amountPaisa,
    sewerageKind: sewerage.kind,
    sewerageBasisPoints: sewerage.kind === 'percent' ? sewerage.basisPoints : null,
    seweragePaisa: sewerage.kind === 'flat' ? sewerage.amountPaisa : null,
    sourceEn: source.title.en,
    sourceNe: source.title.ne,
    sourceUrl: source.url ?? null,
  }
}

function tariffOf(row: TariffRow): Tariff {
  return {
    id: String(row.id),
    fiscalYear: row.fiscalYear,
    effectiveFrom: row.effectiveFrom,
    customerType: row.customerType,
    tapSize: row.tapSize,
    metered: row.metered,
    minimum: minimumOf(row),
    slabs: row.slabs.map(({ entryPaisa, ...slab }) => (entryPaisa === null ? slab : { ...slab, entryPaisa })),
    sewerage: sewerageOf(row),
    fees: row.fees,
    rounding: row.rounding,
    paymentSteps: row.paymentSteps.map(stepOf),
    source: { title: { en: row.sourceEn, ne: row.sourceNe }, ...(row.sourceUrl ? { url: row.sourceUrl } : {}) },
    sample: row.sample,
  }
}

function stepOf({ fromDay, toDay, basisPoints, unit, repeatEvery, repeatBasisPoints }: StepRow): PaymentStep {
  const repeats = repeatEvery !== null && repeatBasisPoints !== null
  return {
    fromDay,
    toDay,
    basisPoints,
    ...(unit === 'month' && { unit }),
    ...(repeats && { repeat: { every: repeatEvery, basisPoints: repeatBasisPoints } }),
  }
}

function minimumOf({ minimumKind: kind, minimumUnits, minimumPaisa: amountPaisa }: TariffRow): Tariff['minimum'] {
  return kind === 'block' ? { kind, units: minimumUnits ?? 0, amountPaisa } : { kind, amountPaisa }
}

function sewerageOf(row: TariffRow): Tariff['sewerage'] {
  if (row.sewerageKind === 'percent') return { kind: 'percent', basisPoints: row.sewerageBasisPoints ?? 0 }
  return row.sewerageKind === 'flat' ? { kind: 'flat', amountPaisa: row.seweragePaisa ?? 0 } : { kind: 'none' }
}
