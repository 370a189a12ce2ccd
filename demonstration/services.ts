// Citizen charter and questions of each organisation, entered as the office would.

import { systemContext } from '../src/platform/system-context.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { question } from '../src/features/services/operations/questions.server.ts'
import { service } from '../src/features/services/operations/services.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

const nothing = { en: '', ne: '' }

export async function seedServices(at: Loading): Promise<void> {
  for (const { orgId, charter, questions } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { order, rule = nothing, ...entry } of charter)
      await addItem(ctx, service, { ...entry, position: order, rule })
    for (const [place, entry] of questions.entries()) await addItem(ctx, question, { ...entry, position: place + 1 })
  }
}
