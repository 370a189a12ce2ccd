// HTTP API of readings that customers send with a photograph: for the customer, and for the office.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { itemFields, orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, pageOf, verdict } from '#kit/outputs.ts'
import { pagingFields, shortListFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { sentNotRecorded } from './conflicts.ts'
import { maxPhotoFormBytes, refusalForm, sentForm } from './sent-form.ts'

export const sentStates = ['waiting', 'accepted', 'refused'] as const

/**
 * A connection whose meter the customer may read: the month and the days in which a reading is taken (ISO dates), why not where not,
 * what the dial showed last, the usual units of a month, over how many months the next reading counts, and what was sent for the month.
 */
export const readableMeter = z.object({
  customerNumber: z.string(),
  period: z.string(),
  from: z.string(),
  until: z.string(),
  maySend: verdict,
  lastValue: z.number(),
  usual: z.number(),
  months: z.number(),
  dialDigits: z.number(),
  sent: z.nullable(z.object({ value: z.number(), readOn: z.string(), state: z.enum(sentStates), reason: z.string() })),
})
export type ReadableMeter = z.infer<typeof readableMeter>

const readableMeters = pageOf(readableMeter)

/** A reading that waits for the office. `units`: since the last reading, null where it cannot be recorded as `mayAccept` says. */
export const waitingReading = z.object({
  id: z.number(),
  connectionId: z.number(),
  customerNumber: z.string(),
  name: bilingual,
  period: z.string(),
  readOn: z.string(),
  value: z.number(),
  lastValue: z.number(),
  units: z.nullable(z.number()),
  usual: z.number(),
  isUnusual: z.boolean(),
  mayAccept: verdict,
})
export type WaitingReading = z.infer<typeof waitingReading>

/** Of the dashboard: those that wait for the office. */
export const readingsDue = z.object({ sent: z.number() })

const path = itemFields('meter_readings.sent_unknown')

export const sentReadingsApi = {
  myMeters: {
    method: 'GET',
    path: '/customer/readings/{orgId}',
    for: 'customer',
    summary: {
      en: 'Meters that I may read now, with what a reading is checked against and what I sent for the month',
      ne: 'अहिले आफूले रिडिङ पठाउन मिल्ने मिटर, जाँचिने आधार र यस महिना पठाएको रिडिङसहित',
    },
    input: form({ orgId, ...shortListFields(['customerNumber']) }),
    output: readableMeters,
  },
  sendMyReading: {
    method: 'POST',
    path: '/customer/readings/{orgId}',
    for: 'customer',
    summary: {
      en: 'Send the reading of my meter with a photograph; another one replaces it until the office decides',
      ne: 'आफ्नो मिटरको रिडिङ तस्बिरसहित पठाउने; कार्यालयले निर्णय नगरुन्जेल अर्को पठाए पहिलेको ठाउँ लिन्छ',
    },
    input: form({ orgId, ...sentForm.fields }),
    output: readableMeters,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxPhotoFormBytes,
    conflicts: [
      'meter_readings.delegate_sends_none',
      'meter_readings.held_before',
      'meter_readings.outside_window',
      'meter_readings.own_recorded',
      ...sentNotRecorded,
      'meter_readings.confirm_high',
    ],
  },
  sentReadings: {
    method: 'GET',
    path: '/admin/sentReadings/{orgId}',
    for: 'readings:write',
    summary: {
      en: 'Readings sent by customers that wait for the office, the oldest first',
      ne: 'ग्राहकले पठाएका, कार्यालयको निर्णय बाँकी रहेका रिडिङ, पुरानो पहिले',
    },
    input: form({ orgId, ...pagingFields }),
    output: countedPageOf(waitingReading),
  },
  sentReadingPhoto: {
    method: 'GET',
    path: '/admin/sentReadings/{orgId}/{id}/photo',
    for: 'readings:write',
    summary: { en: 'The photograph of a reading sent by a customer', ne: 'ग्राहकले पठाएको रिडिङको तस्बिर' },
    input: form(path),
    also: ['image/jpeg'],
  },
  acceptSentReading: {
    method: 'POST',
    path: '/admin/sentReadings/{orgId}/{id}/acceptances',
    for: 'readings:write',
    summary: {
      en: 'Accept a reading sent by a customer as the reading of its month',
      ne: 'ग्राहकले पठाएको रिडिङलाई सो महिनाको रिडिङका रूपमा स्वीकार गर्ने',
    },
    input: form(path),
    answers: 204,
    conflicts: ['meter_readings.sent_decided', ...sentNotRecorded],
  },
  refuseSentReading: {
    method: 'POST',
    path: '/admin/sentReadings/{orgId}/{id}/refusals',
    for: 'readings:write',
    summary: {
      en: 'Refuse a reading sent by a customer, with the reason that the customer sees',
      ne: 'ग्राहकले पठाएको रिडिङ कारणसहित अस्वीकार गर्ने; कारण ग्राहकले देख्छन्',
    },
    input: form({ ...path, ...refusalForm.fields }),
    answers: 204,
    conflicts: ['meter_readings.sent_decided'],
  },
} as const satisfies Contract

export type SentReadingsApi = typeof sentReadingsApi
