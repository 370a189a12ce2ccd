// Reads of links: the connections that a person sees, who else sees them, and offers.

import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { maskPhone } from '#kit/phone.ts'
import { writtenIn, type Language } from '#kit/language.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import type { Links, SharedWith } from '../contract/api.ts'
import { mayEnd, mayGive } from '../rules.ts'
import { listLinks, type LinkRow } from '../store/links.server.ts'

export async function readLinks(ctx: Ctx<Customer>): Promise<Links> {
  const { id: personId } = ctx.actor
  const own = await listOwnConnections(ctx, personId)
  const rows = await listLinks(
    ctx,
    personId,
    own.map(({ id, heldFrom }) => ({ id, heldFrom })),
  )
  const connections = own.map(({ id, customerNumber, access, heldFrom, until }) => {
    const all = rows.filter((row) => row.connectionId === id && row.heldFrom === heldFrom)
    const mine = all.find((row) => row.personId === personId && row.acceptedAt !== null)
    const others = all.filter((row) => {
      return row.personId !== personId && mayEnd({ isSelf: false, isGiver: row.givenBy === personId, access })
    })
    return {
      id: access === 'own' ? null : (mine?.id ?? null),
      customerNumber,
      access,
      from: access === 'delegate' ? (mine?.giver ?? null) : null,
      mayGive: mayGive({ access, until }),
      sharedWith: others.map((row) => sharedOf(row, ctx.language)),
    }
  })
  const offers = rows
    .filter((row) => row.personId === personId && row.acceptedAt === null && row.isPresent)
    .map(({ id, customerNumber, giver, relation, createdAt }) => {
      return { id, customerNumber, from: giver!, relation: relation!, since: inNepal(createdAt).date }
    })
  return { connections, offers }
}

/** A delegate has the name and the phone that the holder entered; of whoever linked the number by a code no phone is shown. */
export function sharedOf(row: LinkRow, language: Language): SharedWith {
  const { id, name, person, relation, phone, createdAt, acceptedAt } = row
  return {
    id,
    name: name === '' ? person : { en: '', ne: '', [writtenIn(name) ?? language]: name },
    relation,
    phone: relation !== null && phone ? maskPhone(phone, language) : null,
    since: inNepal(createdAt).date,
    accepted: acceptedAt !== null,
  }
}
