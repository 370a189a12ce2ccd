// The first meter of a tap that had none, fitted at the office from a day on.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Connection } from '../contract/api.ts'
import { mayFitFirstMeter, type FirstMeter } from '../rules/first-meter.ts'
import { findConnection } from '../store/connection.server.ts'
import { insertFirstMeter } from '../store/meters.server.ts'
import { lockRegister } from '../store/rows.server.ts'
import { listSerialHolders } from '../store/taken.server.ts'
import { requireConnection } from './changes.server.ts'
import { withVerdict } from './read.server.ts'

export type SentFirstMeter = FirstMeter & { id: number; serial?: string | undefined; reason: string }

/** As the first meter that an import brings: months before it stay charged without one. Its number is of no other connection. */
export async function fitFirstMeter(
  ctx: Ctx<Staff>,
  { id, reason, serial = '', ...sent }: SentFirstMeter,
): Promise<Connection> {
  return transaction(ctx, async (tx) => {
    await lockRegister(tx)
    const found = await requireConnection(tx, id)
    enforce(mayFitFirstMeter(sent, await withVerdict(tx, found), inNepal(tx.now).date))
    const [number] = (await listSerialHolders(tx, serial ? [serial.toUpperCase()] : [])).get(serial.toUpperCase()) ?? []
    if (number !== undefined) refuseField('serial', 'connections.meter_serial_taken', { typed: serial, number })
    const meter = { serial, on: sent.on, dialDigits: sent.dialDigits, openingReading: sent.openingReading }
    await insertFirstMeter(tx, { ...meter, connectionId: id })
    const changes = { after: meter, reason }
    await record(tx, { action: 'connections.meter_fitted', target: found.customerNumber, changes })
    return withVerdict(tx, (await findConnection(tx, id))!)
  })
}
