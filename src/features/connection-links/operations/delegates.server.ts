// Delegates of a holder: offered by phone, accepted by whoever has it.

import { listOwnConnections, lockConnection } from '#features/connections/operations/own.server.ts'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { addPerson, findPerson, identifyPerson } from '#features/people/operations.server.ts'
import { inLanguage, writtenIn } from '#kit/language.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { Links } from '../contract/api.ts'
import type { Relation } from '../contract/forms.ts'
import { maxDelegates, mayGive, offerLimit } from '../rules.ts'
import { acceptLink, findLink, insertLink, listLinks } from '../store/links.server.ts'
import { readLinks } from './read.server.ts'
import { offerSms } from './templates.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'delegate-offer': LimitOf<'connection-links', [person: string]>
  }
}

type NewDelegate = { customerNumber: string; name: string; phone: string; relation: Relation }

/**
 * Offers access to whoever has the phone; somebody without an account gets one, which opens with a code to that phone. The answer does
 * not tell whether they had one.
 */
export async function addDelegate(ctx: Ctx<Customer>, sent: NewDelegate): Promise<Links> {
  const { actor, now } = ctx
  await countAgainst(ctx.db, bucketFor(ctx, 'delegate-offer', String(actor.id)), offerLimit, now)
  return transaction(ctx, async (tx) => {
    const own = await lockOwn(tx, sent.customerNumber)
    enforce(mayGive(own))
    const links = await listLinks(tx, actor.id, [{ id: own.id, heldFrom: own.heldFrom }])
    const delegates = links.filter((each) => each.access === 'delegate' && isOfSameTime(each, own))
    if (delegates.length >= maxDelegates)
      refuse('conflict', 'connection_links.too_many_delegates', { values: { n: maxDelegates } })
    const personId = await personOf(tx, sent)
    if (personId === actor.id) refuseField('phone', 'connection_links.own_phone')
    const { id: connectionId, heldFrom } = own
    const { name, relation } = sent
    const link = {
      connectionId,
      heldFrom,
      personId,
      name,
      relation,
      givenBy: actor.id,
      createdAt: now,
      acceptedAt: null,
    }
    const theirs = (await listOwnConnections(tx, personId)).map((each) => ({ ...each, connectionId: each.id }))
    const hasAccess = theirs.some((each) => isOfSameTime(each, own))
    if (hasAccess || !(await insertLink(tx, { ...link, access: 'delegate' })))
      refuse('conflict', 'connection_links.has_access')
    await sendOffer(tx, sent)
    await record(tx, { action: 'connection_links.offered', target: own.customerNumber, changes: { relation } })
    return readLinks(tx)
  })
}

/** The person's connection, locked so that no two offers of it are counted at once. */
async function lockOwn(tx: Ctx<Customer>, number: string): Promise<OwnConnection> {
  const find = async () => {
    const all = await listOwnConnections(tx, tx.actor.id)
    return all.find(({ customerNumber }) => customerNumber === number) ?? refuse('missing', 'connection_links.unknown')
  }
  await lockConnection(tx, (await find()).id)
  return find()
}

/** Links of an earlier holder's time show nothing of the present one's. */
function isOfSameTime(link: { connectionId: number; heldFrom: string }, own: OwnConnection): boolean {
  return link.connectionId === own.id && link.heldFrom === own.heldFrom
}

/** Only while the holder who offered it holds the connection. */
export async function acceptOffer(ctx: Ctx<Customer>, { id }: { id: number }): Promise<Links> {
  return transaction(ctx, async (tx) => {
    const link = await findLink(tx, id)
    if (!link || link.personId !== tx.actor.id) return refuse('missing', 'connection_links.unknown')
    if (!link.isPresent || link.acceptedAt !== null) return refuse('conflict', 'connection_links.offer_over')
    await acceptLink(tx, id, tx.now)
    await record(tx, { action: 'connection_links.accepted', target: link.customerNumber })
    return readLinks(tx)
  })
}

async function personOf(tx: Ctx, { name, phone }: NewDelegate): Promise<number> {
  const found = await identifyPerson(tx, phone)
  if (found?.by === 'phone') return found.person.id
  const { language } = tx
  const added = { nameEn: name, nameNe: writtenIn(name) === 'ne' ? name : '', email: null, phone, language }
  return (await addPerson(tx, added)).id
}

async function sendOffer(tx: Ctx<Customer>, { customerNumber, phone }: NewDelegate): Promise<void> {
  const giver = (await findPerson(tx.db, tx.actor.id))!
  const { language, org } = tx
  const holder = inLanguage({ en: giver.nameEn, ne: giver.nameNe }, language).text
  const values = { holder, number: customerNumber, site: org.hosts[0] ?? '', organisation: org.name[language] }
  const message = await composeMessage(tx, offerSms, language, values)
  await queueMessage(tx, { kind: 'account', channel: 'sms', recipient: phone, ...message })
}
