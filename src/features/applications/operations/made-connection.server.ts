// The connection that was made from an application for a new one, entered by its customer number.

import { findConnectionNumbered, lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { readNumber } from '#features/connections/rules/cells.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { enforce, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { WholeApplication } from '../contract/answers.ts'
import { mayEnterConnection, stateOf } from '../rules/steps.ts'
import {
  findMadeConnection,
  findMakingApplication,
  updateMadeConnection,
  type MadeConnection,
} from '../store/made-connections.server.ts'
import { application } from './application.server.ts'
import { readApplication } from './work.server.ts'

type Entered = { id: number; customerNumber?: string | undefined }

/** An empty number takes back one that was entered by mistake. A connection was made from one application only. */
export function enterMadeConnection(ctx: Ctx<Staff>, { id, customerNumber = '' }: Entered): Promise<WholeApplication> {
  return transaction(ctx, async (tx) => {
    const { code, details, events } = await loadCase(tx, application, { id })
    enforce(mayEnterConnection({ kind: details.kind, state: stateOf(events) }, tx.actor))
    const before = await findMadeConnection(tx, id)
    if (customerNumber === '' && !before) refuseField('customerNumber', 'validation.required')
    const after = customerNumber === '' ? null : await requireUnused(tx, id, customerNumber)
    if (after?.id !== before?.id) {
      await updateMadeConnection(tx, id, after?.id ?? null)
      const changes = { before: before?.customerNumber ?? null, after: after?.customerNumber ?? null }
      await record(tx, { action: 'application.connection_entered', target: code, changes })
    }
    return readApplication(tx, { id })
  })
}

/** The connection, which stays locked so that no other application gets it meanwhile. */
async function requireUnused(tx: Ctx<Staff>, id: number, typed: string): Promise<MadeConnection> {
  const number = readNumber(typed)
  const found = number && (await findConnectionNumbered(tx, number))
  const customerNumber = found && (await lockCustomerNumber(tx, found))
  if (!customerNumber) return refuseField('customerNumber', 'applications.connection_unknown')
  const making = await findMakingApplication(tx, found)
  return making && making.id !== id
    ? refuseField('customerNumber', 'applications.connection_taken', { code: making.code })
    : { id: found, customerNumber }
}
