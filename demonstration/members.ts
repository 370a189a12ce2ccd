// Members of each organisation, entered as the office would.

import { systemContext } from '../src/platform/system-context.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'
import { member } from '../src/features/members/operations.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'

const nothing = { en: '', ne: '' }

export async function seedMembers(at: Loading): Promise<void> {
  for (const { orgId, members } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { group, order, position, phone = '', email = '', tenure = nothing, duty, ...details } of members)
      await addItem(ctx, member, {
        ...details,
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
