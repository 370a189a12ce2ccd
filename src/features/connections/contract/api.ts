// HTTP API of the register of connections: the list with its search, and one connection with its history.

import * as z from 'zod/mini'
import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, min } from '#kit/validation/rules.ts'
import { connectionStates, holderKinds } from './connection.ts'
import { changedHolder, changedState, changedTap, connectionPath, fittedMeter } from './forms.ts'

const day = z.string()

/** `phone` is masked. `tol` is its name, '' in both languages where none is recorded. */
export const listedConnection = z.object({
  id: z.number(),
  customerNumber: z.string(),
  oldNumber: z.nullable(z.string()),
  name: bilingual,
  phone: z.nullable(z.string()),
  customerType: z.enum(customerTypes),
  tapSize: z.enum(tapSizes),
  ward: z.nullable(z.number()),
  tol: bilingual,
  /** Null without a meter; '' where the register has no serial. */
  meterSerial: z.nullable(z.string()),
  state: z.enum(connectionStates),
})
export type ListedConnection = z.infer<typeof listedConnection>

export const connectionsPage = countedPageOf(listedConnection)
export type ConnectionsPage = z.infer<typeof connectionsPage>

/** `until`: the day on which somebody else became the holder; null for the present one. */
export const holder = z.object({
  from: day,
  until: z.nullable(day),
  kind: z.enum(holderKinds),
  name: bilingual,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type Holder = z.infer<typeof holder>

/** `removedOn` and `finalReading` are null for the meter in use. */
export const meter = z.object({
  fittedOn: day,
  serial: z.string(),
  dialDigits: z.number(),
  openingReading: z.number(),
  removedOn: z.nullable(day),
  finalReading: z.nullable(z.number()),
})
export type Meter = z.infer<typeof meter>

/** Class, size and sewer of a tap before a change. */
export const formerTap = z.object({
  until: day,
  customerType: z.enum(customerTypes),
  tapSize: z.enum(tapSizes),
  metered: z.boolean(),
  sewer: z.boolean(),
})
export type FormerTap = z.infer<typeof formerTap>

/** The present holder, meter and state are the first of their lists; a state of the register has no reason and no author. Money in paisa, an advance below zero. */
export const connection = z.object({
  id: z.number(),
  customerNumber: z.string(),
  oldNumber: z.nullable(z.string()),
  customerType: z.enum(customerTypes),
  tapSize: z.enum(tapSizes),
  metered: z.boolean(),
  sewer: z.boolean(),
  ward: z.nullable(z.number()),
  tol: bilingual,
  zone: bilingual,
  walkingOrder: z.nullable(z.number()),
  connectedOn: z.nullable(day),
  openingBalancePaisa: z.nullable(z.number()),
  holders: z.array(holder),
  meters: z.array(meter),
  states: z.array(z.object({ since: day, state: z.enum(connectionStates), reason: z.string(), enteredBy: z.string() })),
  /** What the tap was before, the newest first; `until`: the day from which it was another one. */
  formerTaps: z.array(formerTap),
  /** The day from which on a first meter may be fitted; null where the tap has one. */
  firstMeterFrom: z.nullable(day),
  /** Denied for a connection of one's own. */
  mayChange: verdict,
})
export type Connection = z.infer<typeof connection>

export const connectionsApi = {
  listConnections: {
    method: 'GET',
    path: '/admin/connections/{orgId}',
    for: 'connections:read',
    summary: {
      en: 'Connections by customer number; search: customer number, old number, meter, phone or name in either script',
      ne: 'ग्राहक नम्बरको क्रममा धाराहरू; खोज: ग्राहक नम्बर, पुरानो नम्बर, मिटर, फोन वा दुवै लिपिमा नाम',
    },
    input: form({ orgId, ...listFields(['customerNumber']), ward: number(integer(), min(1), max(33)) }),
    output: connectionsPage,
  },
  connection: {
    method: 'GET',
    path: '/admin/connections/{orgId}/{id}',
    for: 'connections:read',
    summary: {
      en: 'One connection with its holders, meters and states; opening it is recorded in the audit',
      ne: 'एउटा धारा, यसका ग्राहक, मिटर र अवस्थासहित; खोलेको कुरा गतिविधि अभिलेखमा राखिन्छ',
    },
    input: form(connectionPath),
    output: connection,
  },
  changeConnectionState: {
    method: 'POST',
    path: '/admin/connections/{orgId}/{id}/states',
    for: 'connections:write',
    summary: {
      en: 'Cut a connection for a time, reconnect or close it, from a day on',
      ne: 'धारा अस्थायी रूपमा काट्ने, पुनः जोड्ने वा लगत कट्टा गर्ने, कुनै मितिदेखि',
    },
    input: changedState,
    output: connection,
    answers: 201,
    conflicts: ['connections.state_same', 'connections.closed_for_good', 'connections.before_state'],
  },
  changeTap: {
    method: 'POST',
    path: '/admin/connections/{orgId}/{id}/taps',
    for: 'connections:write',
    summary: {
      en: 'Change the class, the size or the sewer of a tap from a day on; bills follow from the next month, or as the policies say',
      ne: 'कुनै मितिदेखि धाराको वर्ग, आकार वा ढल जडान परिवर्तन गर्ने; बिलमा अर्को महिनादेखि वा नीतिअनुसार लागू हुन्छ',
    },
    input: changedTap,
    output: connection,
    answers: 201,
    conflicts: [
      'connections.tap_same',
      'connections.closed_for_good',
      'connections.in_future',
      'connections.before_tap',
    ],
  },
  fitFirstMeter: {
    method: 'POST',
    path: '/admin/connections/{orgId}/{id}/meters',
    for: 'connections:write',
    summary: {
      en: 'Fit the first meter of a tap that has none; months before it stay charged without a meter',
      ne: 'मिटर नभएको धारामा पहिलो मिटर जडान गर्ने; त्यसअघिका महिनाको महसुल मिटर नभएकै दरमा रहन्छ',
    },
    input: fittedMeter,
    output: connection,
    answers: 201,
    conflicts: [
      'connections.meter_present_already',
      'connections.closed_for_good',
      'connections.in_future',
      'connections.meter_too_early',
      'connections.first_beyond_dial',
    ],
  },
  changeHolder: {
    method: 'POST',
    path: '/admin/connections/{orgId}/{id}/holders',
    for: 'connections:write',
    summary: {
      en: 'Give a connection another holder from a day on; what is owed stays with the connection',
      ne: 'कुनै मितिदेखि धाराको ग्राहक फेर्ने; बक्यौता धारामै रहन्छ',
    },
    input: changedHolder,
    output: connection,
    answers: 201,
    conflicts: ['connections.before_holder'],
    private: true,
  },
} as const satisfies Contract

export type ConnectionsApi = typeof connectionsApi
