// Ending a link: by the holder at once, or by whoever has it.

import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { mayEnd } from '../rules.ts'
import { findLink, removeLink } from '../store/links.server.ts'

/** A link that is none of the person's is refused as one that does not exist. */
export async function endLink(ctx: Ctx<Customer>, { id }: { id: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { id: personId } = tx.actor
    const link = (await findLink(tx, id)) ?? refuse('missing', 'connection_links.unknown')
    const own = (await listOwnConnections(tx, personId)).find((each) => {
      return each.id === link.connectionId && each.heldFrom === link.heldFrom
    })
    const [isSelf, isGiver] = [link.personId === personId, link.givenBy === personId]
    if (!mayEnd({ isSelf, isGiver, access: own?.access })) refuse('missing', 'connection_links.unknown')
    await removeLink(tx, link)
    await record(tx, {
      action: 'connection_links.ended',
      target: link.customerNumber,
      changes: { link: id, by: isSelf ? 'self' : 'holder' },
    })
  })
}
