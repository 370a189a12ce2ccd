// Refusal of a new meter whose number another connection has.

import { listSerialHolders } from '#features/connections/operations/meters.server.ts'
import { enforce } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { mayFitSerial } from '../rules/new-serial.ts'

export async function enforceFreeSerial(tx: Scope, serial: string | null, customerNumber: string): Promise<void> {
  const holders = await listSerialHolders(tx, serial ? [serial.toUpperCase()] : [])
  enforce(mayFitSerial(serial, customerNumber, holders))
}
