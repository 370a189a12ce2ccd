// HTTP API of readings for the office: the readings of a connection, and one recorded.

import * as z from 'zod/mini'
import { connectionStates } from '#features/connections/contract/connection.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, pageOf, verdict } from '#kit/outputs.ts'
import { shortListFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { cutTaps, partialMonths, tapChanges } from './charged-months.ts'
import { notRecorded, notReplaced } from './conflicts.ts'
import { newMeter, readingForm, readingListQuery, readingPath, readingPhotoPath, removedPhoto } from './form.ts'
import { readingSources, readingStatuses } from './reading.ts'
import { maxPhotoFormBytes } from './sent-form.ts'

/** `units` were counted since the dial was last read; null where it was not read. `readBy`: the present name of who read, '' where none is recorded. */
export const reading = z.object({
  period: z.string(),
  readOn: z.string(),
  status: z.enum(readingStatuses),
  value: z.nullable(z.number()),
  units: z.nullable(z.number()),
  oldFinal: z.nullable(z.number()),
  newStart: z.nullable(z.number()),
  newSerial: z.nullable(z.string()),
  note: z.string(),
  source: z.enum(readingSources),
  readBy: z.string(),
})

/** Readings of the customer's own connections, newest first, as long as they are the holder; without notes and names of staff. */
export const ownReading = z.pick(reading, { period: true, readOn: true, status: true, value: true, units: true })
export type OwnReading = z.infer<typeof ownReading>

/** SVG in the reader's language, of the newest year beside the year before; null where no use of water is known. */
const chart = z.nullable(z.string())

/**
 * Oldest first, those of the chart and earlier ones; `units`: null where no reading tells them; `isSpread`: a share of a reading of several months;
 * `isCut`: the tap was cut for the whole month; `isFree`: it was connected, and the policies charge nothing for such a first or last month.
 */
const monthlyUse = z.object({
  period: z.string(),
  units: z.nullable(z.number()),
  isSpread: z.boolean(),
  isCut: z.boolean(),
  isFree: z.boolean(),
})

/** `maySend`: who sees it may send readings of the meter, which delegates and former holders may not. */
export const ownConsumption = pageOf(
  z.object({
    customerNumber: z.string(),
    maySend: z.boolean(),
    chart,
    months: z.array(monthlyUse),
    readings: z.array(ownReading),
  }),
)
export type OwnConsumption = z.infer<typeof ownConsumption>

/**
 * A meter on the reading list of a month. `lastValue`: what it showed before the month. The other values are those of the month, null
 * where it has not been read. `tol` is '' in both languages where none is recorded, `readBy` where no reader is.
 */
export const listedMeter = z.object({
  id: z.number(),
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  tol: bilingual,
  zone: z.nullable(z.string()),
  walkingOrder: z.nullable(z.number()),
  serial: z.string(),
  lastValue: z.number(),
  period: z.string(),
  readOn: z.nullable(z.string()),
  value: z.nullable(z.number()),
  units: z.nullable(z.number()),
  status: z.nullable(z.enum(readingStatuses)),
  note: z.string(),
  readBy: z.string(),
})
export type ListedMeter = z.infer<typeof listedMeter>

const fittedMeter = z.object({
  fittedOn: z.string(),
  serial: z.string(),
  dialDigits: z.number(),
  openingReading: z.number(),
})

/** Of a connection, what readings of any month are checked against. */
const knownFields = {
  states: z.array(z.object({ since: z.string(), state: z.enum(connectionStates) })),
  opening: z.nullable(z.number()),
  openedIn: z.nullable(z.string()),
  meteredOn: z.nullable(z.string()),
  policy: z.object({
    firstMonth: z.enum(partialMonths),
    lastMonth: z.enum(partialMonths),
    cutTap: z.enum(cutTaps),
    tapChange: z.enum(tapChanges),
  }),
}

/** What the rule of a new reading needs, so that a screen can say what follows from it before it is sent. */
const readConnection = z.object({
  ...knownFields,
  meter: z.nullable(z.extend(fittedMeter, { finalBefore: z.nullable(z.number()) })),
  history: z.array(reading),
})

/** The same for the rule of a corrected reading: all readings and meters, oldest first. */
export const correctableReading = z.object({
  ...knownFields,
  readings: z.array(reading),
  meters: z.array(z.extend(fittedMeter, { finalReading: z.nullable(z.number()) })),
})

/** `hasPhoto`: of the meter, attached by staff or sent by the customer, as long as it is kept. `isPhotoRemovable`: staff have attached one. */
export const pagedReading = z.extend(reading, { hasPhoto: z.boolean(), isPhotoRemovable: z.boolean() })
export type PagedReading = z.infer<typeof pagedReading>

/** Of a month, newest first: when, by whom and why it was corrected, and what the reading was. */
const correction = z.object({
  period: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  was: z.pick(reading, { readOn: true, status: true, value: true, units: true }),
})
export type ReadingCorrection = z.infer<typeof correction>

/** `readings`: newest first, of at most five years. `mayRecord`: denied for a connection of one's own, and without a meter. */
export const readingPage = z.object({
  id: z.number(),
  customerNumber: z.string(),
  known: readConnection,
  chart,
  readings: z.array(pagedReading),
  corrections: z.array(correction),
  mayRecord: verdict,
})
export type ReadingPage = z.infer<typeof readingPage>

export const readingsApi = {
  readingList: {
    method: 'GET',
    path: '/admin/readings/{orgId}',
    for: 'connections:read',
    summary: {
      en: 'Reading list of a Bikram Sambat month, by default the present one: meters by zone, ward, tol and walking order',
      ne: 'कुनै महिनाको (नदिए चालु महिनाको) मिटर रिडिङ सूची: जोन, वडा, टोल र हिँड्ने क्रमअनुसार',
    },
    input: readingListQuery,
    output: countedPageOf(listedMeter),
  },
  readings: {
    method: 'GET',
    path: '/admin/readings/{orgId}/{id}',
    for: 'connections:read',
    summary: {
      en: 'Readings of a connection by its id, newest first, and what the next one is checked against',
      ne: 'कुनै धाराका मिटर रिडिङ, नयाँदेखि पुराना क्रममा, र अर्को रिडिङ जाँचिने आधार',
    },
    input: form(readingPath),
    output: readingPage,
  },
  recordReading: {
    method: 'POST',
    path: '/admin/readings/{orgId}/{id}',
    for: 'readings:write',
    summary: {
      en: 'Record the reading of a month, with a photograph if there is one, or correct the newest one',
      ne: 'कुनै महिनाको मिटर रिडिङ (तस्बिर भए सोसहित) राख्ने वा सबैभन्दा नयाँ रिडिङ सच्याउने',
    },
    input: readingForm,
    output: readingPage,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxPhotoFormBytes,
    conflicts: notRecorded,
  },
  readingPhoto: {
    method: 'GET',
    path: '/admin/readings/{orgId}/{id}/photo',
    for: 'connections:read',
    summary: {
      en: "The photograph of a month's reading, attached by staff or sent by the customer",
      ne: 'कुनै महिनाको रिडिङको तस्बिर (कर्मचारीले राखेको वा ग्राहकले पठाएको)',
    },
    input: readingPhotoPath,
    also: ['image/jpeg'],
  },
  removeReadingPhoto: {
    method: 'POST',
    path: '/admin/readings/{orgId}/{id}/photo/removals',
    for: 'readings:write',
    summary: {
      en: "Remove the photograph that staff have attached to a month's reading; the reading stays",
      ne: 'कुनै महिनाको रिडिङमा कर्मचारीले राखेको तस्बिर हटाउने (रिडिङ रहन्छ)',
    },
    input: removedPhoto,
    output: readingPage,
    answers: 201,
    conflicts: ['meter_readings.photo_of_customer'],
  },
  myConsumption: {
    method: 'GET',
    path: '/customer/consumption/{orgId}',
    for: 'customer',
    summary: {
      en: "Readings and consumption of the customer's own connections, newest first, with a chart as SVG",
      ne: 'ग्राहकका आफ्ना धाराका मिटर रिडिङ र खपत, नयाँदेखि पुराना क्रममा, खपतको चित्र (SVG) सहित',
    },
    input: form({ orgId, ...shortListFields(['customerNumber']) }),
    output: ownConsumption,
  },
  replaceMeter: {
    method: 'POST',
    path: '/admin/readings/{orgId}/{id}/meters',
    for: 'connections:write',
    summary: {
      en: 'Replace the meter of a connection between two readings',
      ne: 'दुई रिडिङको बीचमा धाराको मिटर फेर्ने',
    },
    input: newMeter,
    output: readingPage,
    answers: 201,
    conflicts: notReplaced,
  },
} as const satisfies Contract

export type ReadingsApi = typeof readingsApi
