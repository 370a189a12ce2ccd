// Who sees the connections of others: numbers linked by a code, and delegates of Sita and Hari, of whom one has accepted, one is offered it, and one's access has ended.

import { requestLinkCode, linkConnection } from '../src/features/connection-links/operations/codes.server.ts'
import { acceptOffer, addDelegate } from '../src/features/connection-links/operations/delegates.server.ts'
import { endLink } from '../src/features/connection-links/operations/end.server.ts'
import { readLinks } from '../src/features/connection-links/operations/read.server.ts'
import type { Relation } from '../src/features/connection-links/contract/forms.ts'
import type { Ctx } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { cast, customerAs, motherTap, secondTap, type DemonstrationCustomer } from './cast.ts'
import { sendNothing, type Loading } from './loading.ts'

type Delegate = {
  by: DemonstrationCustomer
  of: string
  to: DemonstrationCustomer
  relation: Relation
  daysAgo: number
}

const delegates: (Delegate & { state: 'accepted' | 'offered' | 'ended' })[] = [
  { by: cast.sita, of: '10425', to: cast.asha, relation: 'family', daysAgo: 40, state: 'accepted' },
  { by: cast.sita, of: '10431', to: cast.prakash, relation: 'tenant', daysAgo: 120, state: 'ended' },
  { by: cast.sita, of: '10431', to: cast.lal, relation: 'caretaker', daysAgo: 20, state: 'accepted' },
  { by: cast.hari, of: '20311', to: cast.nirmala, relation: 'family', daysAgo: 3, state: 'offered' },
]

export async function seedAccess(at: Loading): Promise<void> {
  const office = (orgId: number, daysAgo: number): Ctx => {
    const system = systemContext(at, at.tenants.byId(orgId)!, 'seed')
    return { ...system, now: new Date(system.now.getTime() - daysAgo * 86_400_000) }
  }
  for (const { person, customerNumber } of [secondTap, motherTap])
    await linkNumber(office(person.orgId, 200), person, customerNumber)
  for (const { state, ...delegate } of delegates) {
    const { by, to, daysAgo } = delegate
    const then = office(by.orgId, daysAgo)
    const link = await offerAccess(then, delegate)
    if (state !== 'offered') await acceptOffer(customerAs(then, to), { id: link })
    if (state === 'ended') await endLink(customerAs(office(by.orgId, 10), by), { id: link })
  }
}

/** With the code that was sent to the registered phone, which the holder reads out. */
async function linkNumber(office: Ctx, person: DemonstrationCustomer, customerNumber: string): Promise<void> {
  const ctx = customerAs(office, person)
  const { request } = await requestLinkCode(ctx, { customerNumber })
  const { body } = await office.db
    .selectFrom('outbox')
    .select('body')
    .where('orgId', '=', office.org.id)
    .where('queuedAt', '=', office.now)
    .executeTakeFirstOrThrow()
  await sendNothing(office)
  await linkConnection(ctx, { request, code: /[0-9०-९]{6}/.exec(body)![0] })
}

/** Returns the link that is to be accepted. */
async function offerAccess(office: Ctx, { by, of: customerNumber, to, relation }: Delegate): Promise<number> {
  await addDelegate(customerAs(office, by), { customerNumber, name: to.name.ne, phone: to.phone!, relation })
  await sendNothing(office)
  const { offers } = await readLinks(customerAs(office, to))
  return offers[0]!.id
}
