// Tariffs that other Nepali boards have published, with their sources.

import type { NewTariff, Sewerage, Slab } from '../src/features/tariffs/contract/api.ts'
import type { TapSize } from '../src/features/tariffs/contract/calculator.ts'

type Table = Pick<NewTariff, 'customerType' | 'tapSize' | 'metered' | 'minimum' | 'slabs'>

/**
 * A board's printed tariff. `stated` is the year or day its source gives, null where it gives none; `reading` is what we had to
 * decide where the source leaves a choice.
 */
export type PublishedBoard = Pick<NewTariff, 'sewerage' | 'fees' | 'paymentSteps' | 'source'> & {
  id: string
  stated: string | null
  reading?: string
  tables: Table[]
}

/** Figures that are published without the rate above them: not enough for a tariff with meter, so no `NewTariff`. */
export type PublishedMinimum = { board: string; who: string; units: number; amountPaisa: number; url: string }

export type Edition = Pick<NewTariff, 'fiscalYear' | 'effectiveFrom'>

const none: Sewerage = { kind: 'none' }
const half: Sewerage = { kind: 'percent', basisPoints: 50_00 }

export const kukl: PublishedBoard = {
  id: 'kukl',
  stated: '2026 (third party)',
  source: {
    title: {
      en: 'Kathmandu Upatyaka Khanepani Limited, metered taps, as given by nepacalc.com',
      ne: 'काठमाडौं उपत्यका खानेपानी लिमिटेड, मिटर जडित धारा (nepacalc.com अनुसार)',
    },
    url: 'https://nepacalc.com',
  },
  sewerage: half,
  fees: [],
  paymentSteps: [],
  tables: [
    bySize('1/2', 10, 100, 32),
    bySize('3/4', 27, 1_910, 71),
    bySize('1', 56, 3_960, 71),
    bySize('1 1/2', 155, 10_950, 71),
    bySize('2', 320, 22_600, 71),
    bySize('3', 881, 62_240, 71),
    bySize('4', 1_810, 127_865, 71),
  ],
}

export const kukl2009: PublishedBoard = {
  id: 'kukl-2009',
  stated: '2009-12-16',
  source: {
    title: {
      en: 'Kathmandu Upatyaka Khanepani Limited, revision of 2009, The Himalayan Times, 16 December 2009',
      ne: 'काठमाडौं उपत्यका खानेपानी लिमिटेड, सन् २००९ को संशोधन (द हिमालयन टाइम्स)',
    },
    url: 'http://www.ngoforum.net',
  },
  reading: 'The report says the 10-unit minimum of Rs 50 rose by 10 %: Rs 55. The unmetered charge names no tap size.',
  sewerage: half,
  fees: [],
  paymentSteps: [],
  tables: [bySize('1/2', 10, 55, 17.5), bySize('3/4', 27, 1_053, 39), unmetered(442)],
}

export const ratnanagar: PublishedBoard = {
  id: 'ratnanagar',
  stated: null,
  source: {
    title: {
      en: 'Ratnanagar water users (rwusc.org.np), general tariff',
      ne: 'रत्ननगर खानेपानी उपभोक्ता (rwusc.org.np), सामान्य महसुल दर',
    },
    url: 'https://rwusc.org.np/?p=371',
  },
  reading:
    'Only the general tariff is whole: for commercial taps the page gives the minimum (Rs 160) and no rate above 10 units. ' +
    'Its late-fee page prints two rows for days 30–60; they are read as 30-day steps, the last without end. ' +
    'The signs after 3, 5, 15 and 25 are percent signs lost in an old font.',
  sewerage: none,
  fees: [{ label: { en: 'Maintenance fee', ne: 'मर्मत शुल्क' }, amountPaisa: rupees(10) }],
  paymentSteps: [
    { fromDay: 0, toDay: 7, basisPoints: -3_00 },
    { fromDay: 8, toDay: 30, basisPoints: 0 },
    { fromDay: 31, toDay: 60, basisPoints: 5_00 },
    { fromDay: 61, toDay: 90, basisPoints: 15_00 },
    { fromDay: 91, toDay: null, basisPoints: 25_00 },
  ],
  tables: [
    {
      ...block(10, 80, [slab(11, 20, 14), slab(21, 30, 17), slab(31, 40, 20), slab(41, 50, 23), slab(51, null, 26)]),
      customerType: 'residential',
    },
  ],
}

export const panbari: PublishedBoard = {
  id: 'panbari',
  stated: null,
  source: {
    title: {
      en: "Panbari water users' committee, Dharan-6, payment form of its own program",
      ne: 'पानबारी खानेपानी उपभोक्ता समिति, धरान-६ (भुक्तानी फाराम)',
    },
    url: 'https://github.com/shahmanish877/Khanepani-system',
  },
  sewerage: none,
  fees: [],
  paymentSteps: [
    { fromDay: 0, toDay: 15, basisPoints: -4_00 },
    { fromDay: 16, toDay: 30, basisPoints: 0 },
    { fromDay: 31, toDay: 60, basisPoints: 8_00 },
    { fromDay: 61, toDay: 90, basisPoints: 20_00 },
    { fromDay: 91, toDay: 120, basisPoints: 40_00 },
    { fromDay: 121, toDay: null, basisPoints: 100_00 },
  ],
  tables: [block(15, 50, [slab(16, null, 7)])],
}

export const chandragiri: PublishedBoard = {
  id: 'chandragiri',
  stated: '2080',
  source: {
    title: {
      en: 'Chandragiri Municipality, integrated water rules 2080, as reported by shonitpurkhabar.com',
      ne: 'चन्द्रागिरि नगरपालिका, एकीकृत खानेपानी नियम २०८० (shonitpurkhabar.com अनुसार)',
    },
    url: 'https://shonitpurkhabar.com',
  },
  reading: 'Only the last slab says "per unit"; the others are read so too.',
  sewerage: none,
  fees: [],
  paymentSteps: [],
  tables: [block(8, 50, [slab(9, 15, 20), slab(16, 25, 30), slab(26, 35, 50), slab(36, null, 80)])],
}

export const nwsc2014: PublishedBoard = {
  id: 'nwsc-2014',
  stated: '2014-02-13',
  source: {
    title: {
      en: 'Nepal Water Supply Corporation, taps without meter, 13 February 2014',
      ne: 'नेपाल खानेपानी संस्थान, मिटर नभएका धारा, १३ फेब्रुअरी २०१४',
    },
    url: 'https://fullinfoaboutnepal.blogspot.com/2014/02/nwsc-hikes-water-tariff.html',
  },
  sewerage: none,
  fees: [],
  paymentSteps: [],
  tables: [unmetered(560)],
}

export const publishedBoards: readonly PublishedBoard[] = [kukl, kukl2009, ratnanagar, panbari, chandragiri, nwsc2014]

export const publishedMinimums: readonly PublishedMinimum[] = [
  minimumOnly('Nepal Water Supply Corporation', 'metered, 2014', 10, 110, nwsc2014.source.url!),
  minimumOnly('Ratnanagar', 'commercial', 10, 160, ratnanagar.source.url!),
  minimumOnly('Kawasoti', 'private taps, 2080', 10, 100, 'https://www.nawalpurnews.com/2023/09/14/20137/'),
  minimumOnly('Kawasoti', 'community taps, 2080', 10, 200, 'https://www.nawalpurnews.com/2023/09/14/20137/'),
  minimumOnly('Hetauda', 'metered', 10, 85, 'https://www.janapatra.com/archives/27035'),
]

/** A board's tables placed in a fiscal year, as demonstration rows: the sources mostly give no year of their own. */
export function asSample(board: PublishedBoard, edition: Edition): NewTariff[] {
  const { sewerage, fees, paymentSteps, source } = board
  return board.tables.map((table) => ({
    ...edition,
    ...table,
    sewerage,
    fees,
    rounding: 'none',
    paymentSteps,
    source,
    sample: true,
  }))
}

function bySize(tapSize: TapSize, units: number, minimum: number, extra: number): Table {
  return { ...block(units, minimum, [slab(units + 1, null, extra)]), tapSize }
}

function block(units: number, minimum: number, slabs: Slab[]): Table {
  return {
    customerType: null,
    tapSize: null,
    metered: true,
    minimum: { kind: 'block', units, amountPaisa: rupees(minimum) },
    slabs,
  }
}

function unmetered(amount: number): Table {
  const minimum = { kind: 'base', amountPaisa: rupees(amount) } as const
  return { customerType: null, tapSize: null, metered: false, minimum, slabs: [] }
}

function slab(from: number, to: number | null, rate: number): Slab {
  return { from, to, ratePaisa: rupees(rate) }
}

function minimumOnly(board: string, who: string, units: number, amount: number, url: string): PublishedMinimum {
  return { board, who, units, amountPaisa: rupees(amount), url }
}

function rupees(amount: number): number {
  return Math.round(amount * 100)
}
