// How do the demonstration's charter and questions come in?

import { machineContext } from '#platform/machine.server.ts'
import { addQuestion, addService } from '#features/services/operations.server.ts'
import { demonstrationContent } from './content.ts'
import type { Seed } from './seed.ts'

const nothing = { en: '', ne: '' }

export async function seedServices(at: Seed): Promise<void> {
  for (const { orgId, charter, questions } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { order, rule = nothing, ...service } of charter)
      await addService(ctx, { ...service, position: order, rule })
    for (const [place, question] of questions.entries()) await addQuestion(ctx, { ...question, position: place + 1 })
  }
}
