// Sample tariffs of each organisation.
// No source gives a tariff of either: the figures only follow the build of tariffs that other boards have published.

import type { NewTariff, Slab } from '../src/features/tariffs/contract/api.ts'
import type { CustomerType, TapSize } from '../src/features/tariffs/contract/calculator.ts'
import { replaceTariffs } from '../src/features/tariffs/operations.server.ts'
import { panbari, ratnanagar, type Edition } from './published-tariffs.ts'
import type { Loading } from './loading.ts'

/** The fiscal years of the two years of readings; Kakarvitta changed its tariff once within 2082/83. */
export async function seedTariffs({ database, tenants }: Loading): Promise<void> {
  for (const [id, tariffs] of [
    [487, damak],
    [320, kakarvitta],
  ] as const) {
    await replaceTariffs({ db: database, org: tenants.byId(id)! }, tariffs)
  }
}

const yearBefore: Edition = { fiscalYear: '2081/82', effectiveFrom: '2024-07-16' }
const lastYear: Edition = { fiscalYear: '2082/83', effectiveFrom: '2025-07-17' }
const lastMagh: Edition = { fiscalYear: '2082/83', effectiveFrom: '2026-01-15' }
const thisYear: Edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }

type Whole = Pick<NewTariff, 'sewerage' | 'fees' | 'paymentSteps' | 'rounding' | 'source'>

const maintenance = { label: { en: 'Maintenance fee', ne: 'मर्मत शुल्क' }, amountPaisa: rupees(10) }
const meterRent = { label: { en: 'Meter rent', ne: 'मिटर भाडा' }, amountPaisa: rupees(15) }

const damakWhole: Whole = {
  sewerage: { kind: 'none' },
  fees: [maintenance],
  paymentSteps: ratnanagar.paymentSteps,
  rounding: 'none',
  source: {
    title: {
      en: 'Sample figures, built like the tariff of Ratnanagar (rwusc.org.np)',
      ne: 'नमुना दर, रत्ननगर (rwusc.org.np) को महसुल दरको ढाँचामा',
    },
    url: 'https://rwusc.org.np/?p=371',
  },
}

const damak: NewTariff[] = [
  ...edition(thisYear, damakWhole, [
    household('residential', 10, 80, [slab(11, 20, 14), slab(21, 30, 17), slab(31, 40, 20), slab(41, null, 23)]),
    household('community', 10, 60, [slab(11, 30, 10), slab(31, null, 15)]),
    household('school', 10, 60, [slab(11, 30, 10), slab(31, null, 15)]),
    bySize('commercial', '1/2', 10, 160, 28),
    bySize('commercial', '3/4', 20, 480, 34),
    bySize('commercial', '1', 40, 1_200, 40),
    bySize('hotel', '1/2', 10, 200, 32),
    bySize('hotel', '3/4', 20, 560, 38),
    bySize('hotel', '1', 40, 1_400, 44),
    bySize('industrial', '1', 50, 2_000, 48),
    bySize('industrial', '2', 200, 9_000, 52),
    bySize('institutional', '1/2', 10, 120, 22),
    bySize('institutional', '1', 40, 960, 30),
    bySize('government', '1/2', 10, 120, 22),
    bySize('government', '1', 40, 960, 30),
    unmetered('residential', 250),
    unmetered('community', 350),
  ]),
  ...edition(lastYear, damakWhole, [
    household('residential', 10, 75, [slab(11, 20, 13), slab(21, 30, 16), slab(31, 40, 19), slab(41, null, 22)]),
    household('community', 10, 55, [slab(11, 30, 9), slab(31, null, 14)]),
    household('school', 10, 55, [slab(11, 30, 9), slab(31, null, 14)]),
    bySize('commercial', '1/2', 10, 150, 26),
    bySize('commercial', '3/4', 20, 450, 32),
    bySize('commercial', '1', 40, 1_100, 38),
    bySize('institutional', '1/2', 10, 110, 20),
    unmetered('residential', 240),
  ]),
  ...edition(yearBefore, damakWhole, [
    household('residential', 10, 70, [slab(11, 20, 12), slab(21, 30, 15), slab(31, null, 18)]),
    household('community', 10, 50, [slab(11, null, 8)]),
    bySize('commercial', '1/2', 10, 140, 24),
    bySize('commercial', '3/4', 20, 420, 30),
    unmetered('residential', 220),
  ]),
]

const kakarvittaWhole: Whole = {
  sewerage: { kind: 'percent', basisPoints: 50_00 },
  fees: [meterRent],
  paymentSteps: panbari.paymentSteps,
  rounding: 'rupee',
  source: {
    title: {
      en: 'Sample figures, built like the tariffs of Kathmandu and Panbari',
      ne: 'नमुना दर, काठमाडौं र पानबारीको महसुल दरको ढाँचामा',
    },
  },
}

const kakarvitta: NewTariff[] = [
  ...edition(thisYear, kakarvittaWhole, [
    household('residential', 10, 80, [slab(11, 20, 14), slab(21, 30, 17), slab(31, 40, 20), slab(41, null, 23)]),
    bySize('commercial', '1/2', 10, 170, 32),
    bySize('commercial', '3/4', 27, 1_100, 46),
    bySize('commercial', '1', 56, 2_400, 46),
    bySize('hotel', '1/2', 10, 190, 34),
    bySize('hotel', '3/4', 27, 1_200, 48),
    bySize('school', '1/2', 10, 60, 12),
    bySize('government', '1/2', 10, 110, 21.5),
    unmetered('residential', 260),
  ]),
  ...edition(lastMagh, kakarvittaWhole, [
    household('residential', 10, 75, [slab(11, 20, 13.5), slab(21, 30, 16.5), slab(31, null, 20)]),
    bySize('commercial', '1/2', 10, 160, 30),
    bySize('commercial', '3/4', 27, 1_050, 44),
  ]),
  ...edition(lastYear, kakarvittaWhole, [
    household('residential', 10, 70, [slab(11, null, 12)]),
    bySize('commercial', '1/2', 10, 150, 28),
    bySize('commercial', '3/4', 27, 1_000, 42),
  ]),
  ...edition(yearBefore, kakarvittaWhole, [
    household('residential', 10, 65, [slab(11, null, 11)]),
    bySize('commercial', '1/2', 10, 140, 26),
    bySize('commercial', '3/4', 27, 950, 40),
  ]),
]

type Table = Pick<NewTariff, 'customerType' | 'tapSize' | 'metered' | 'minimum' | 'slabs'>

function edition(of: Edition, whole: Whole, tables: Table[]): NewTariff[] {
  return tables.map((table) => ({ ...of, ...whole, ...table, sample: true }))
}

function household(customerType: CustomerType, units: number, minimum: number, slabs: Slab[]): Table {
  return { ...block(units, minimum, slabs), customerType, tapSize: null }
}

function bySize(customerType: CustomerType, tapSize: TapSize, units: number, minimum: number, extra: number): Table {
  return { ...block(units, minimum, [slab(units + 1, null, extra)]), customerType, tapSize }
}

function block(units: number, minimum: number, slabs: Slab[]): Omit<Table, 'customerType' | 'tapSize'> {
  return { metered: true, minimum: { kind: 'block', units, amountPaisa: rupees(minimum) }, slabs }
}

function unmetered(customerType: CustomerType, amount: number): Table {
  return {
    customerType,
    tapSize: null,
    metered: false,
    minimum: { kind: 'base', amountPaisa: rupees(amount) },
    slabs: [],
  }
}

function slab(from: number, to: number | null, rate: number): Slab {
  return { from, to, ratePaisa: rupees(rate) }
}

function rupees(amount: number): number {
  return Math.round(amount * 100)
}
