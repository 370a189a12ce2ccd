// Replacement of a meter between two readings.

import { replaceMeter } from '#features/connections/operations/meters.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ReadingPage } from '../contract/api.ts'
import { mayReplaceMeter, type NewMeter } from '../rules/meter-change.ts'
import { mayBeReadBy } from '../rules/recorded.ts'
import { enforceFreeSerial } from './new-serial.server.ts'
import { readReadings } from './read.server.ts'
import { requireKnown } from './record.server.ts'

export type SentMeter = Omit<NewMeter, 'serial'> & { id: number; serial?: string | undefined; reason: string }

export async function changeMeter(ctx: Ctx<Staff>, { id, reason, ...sent }: SentMeter): Promise<ReadingPage> {
  const change: NewMeter = { ...sent, serial: sent.serial ?? '' }
  return transaction(ctx, async (tx) => {
    const known = await requireKnown(tx, id)
    enforce(mayBeReadBy({ isOwn: await isLinked(tx, tx.actor.id, id) }), 'forbidden')
    enforce(mayReplaceMeter(change, known, inNepal(tx.now).date))
    await enforceFreeSerial(tx, change.serial, known.customerNumber)
    await replaceMeter(tx, { ...change, connectionId: id })
    const changes = { before: known.meter!.serial, after: change, reason }
    await record(tx, { action: 'readings.meter_replaced', target: known.customerNumber, changes })
    return readReadings(tx, { id })
  })
}
