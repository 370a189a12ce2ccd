// Citizen charter and questions of each organisation, entered as the office would.

import { machineContext } from '../src/platform/machine.server.ts'
import { addQuestion, addService } from '../src/features/services/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

const nothing = { en: '', ne: '' }

export async function seedServices(at: Loading): Promise<void> {
  for (const { orgId, charter, questions } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { order, rule = nothing, ...service } of charter)
      await addService(ctx, { ...service, position: order, rule })
    for (const [place, question] of questions.entries()) await addQuestion(ctx, { ...question, position: place + 1 })
  }
}
