// People whom the website names with a position, for the positions of the charter.

import { pick } from '#kit/pick.ts'
import type { Ctx } from '#platform/context.ts'
import { readMembers } from '#features/members/operations.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { maxShown } from '../contract/nouns.ts'
import type { Holder } from '../rules.ts'

/** The officers of the organisation, then its staff. */
export async function readHolders(ctx: Ctx): Promise<Holder[]> {
  const [{ officers, organisation }, { data: staff }] = await Promise.all([
    readShell(ctx),
    readMembers(ctx, { kind: 'staff', page: 1, limit: maxShown }),
  ])
  const sample = organisation.sampleFacts.includes('officers')
  return [
    ...officers.map(({ position: title, name, phone }) => ({ title, name, phone, sample })),
    ...staff.map((person) => pick(person, ['title', 'name', 'phone', 'sample'])),
  ]
}
