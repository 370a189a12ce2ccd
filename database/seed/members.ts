// How do the demonstration's people come onto the members pages?

import { machineContext } from '#platform/machine.server.ts'
import { addMember } from '#features/members/operations.server.ts'
import { demonstrationContent } from './content.ts'
import type { Seed } from './seed.ts'

const nothing = { en: '', ne: '' }

export async function seedMembers(at: Seed): Promise<void> {
  for (const { orgId, members } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { group, order, position, phone = '', email = '', tenure = nothing, duty, ...member } of members)
      await addMember(ctx, {
        ...member,
        kind: group,
        position: order,
        title: position,
        phone,
        email,
        tenure,
        duty: duty ?? null,
      })
  }
}
