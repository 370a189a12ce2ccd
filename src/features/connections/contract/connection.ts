// A connection of the register: holder, tap, meter, place and state.

import type { CustomerType, TapSize } from '#features/tariffs/contract/calculator.ts'
import type { Bilingual } from '#kit/language.ts'

export const holderKinds = ['person', 'household', 'institution'] as const
export type HolderKind = (typeof holderKinds)[number]

/** `disconnected`: cut for a time, `closed`: for good. */
export const connectionStates = ['connected', 'disconnected', 'closed'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** A state of a connection from a day on; ISO date. */
export type DatedState = { since: string; state: ConnectionState }

/** Digits of a meter's dial; five where the register does not say. */
export const [minDialDigits, maxDialDigits, usualDialDigits] = [3, 9, 5]

/** A connection as a row of the register states it: with its present holder, meter and state. */
export type RegisterEntry = {
  customerNumber: string
  oldNumber: string | null
  name: Bilingual
  kind: HolderKind
  /** E.164. */
  phone: string | null
  email: string | null
  customerType: CustomerType
  tapSize: TapSize
  metered: boolean
  sewer: boolean
  meterSerial: string
  dialDigits: number
  openingReading: number
  ward: number | null
  /** Code of the tol. */
  tol: string | null
  walkingOrder: number | null
  connectedOn: string | null
  /** Below zero: an advance. */
  openingBalancePaisa: number | null
  state: ConnectionState
}

/** Columns of a file of the register, in the order in which they are compared. */
export const registerColumns = [
  'customer_number',
  'name_en',
  'name_ne',
  'kind',
  'phone',
  'email',
  'customer_type',
  'tap_size',
  'meter',
  'sewer',
  'meter_serial',
  'dial_digits',
  'ward',
  'tol',
  'connected_on',
  'opening_reading',
  'opening_balance_rs',
  'status',
  'old_number',
  'walking_order',
] as const
export type RegisterColumn = (typeof registerColumns)[number]
