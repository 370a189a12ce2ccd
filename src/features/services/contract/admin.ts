// Admin API of services and questions: list, read, add, correct and publish.

import * as z from 'zod/mini'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { orderContract } from '#features/publishing/contract/order.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { question, service } from './api.ts'
import { questionNoun, serviceNoun } from './nouns.ts'
import { changedQuestion, newQuestion, questionQuery } from './question-forms.ts'
import { changedService, newService, serviceQuery } from './service-forms.ts'

const listedService = z.object({ id: z.number(), ...service.shape, enteredAt: z.string(), ...publication })
const listedQuestion = z.object({ ...question.shape, enteredAt: z.string(), ...publication })

export const serviceAdmin = publishedContract({
  path: '/admin/charter/{orgId}',
  for: 'content:write',
  noun: serviceNoun,
  unknown: 'services.unknown',
  query: serviceQuery,
  listed: listedService,
  item: z.extend(listedService, publishingLife),
  adds: newService,
  changes: changedService,
})
export type ServiceAdmin = typeof serviceAdmin

export const questionAdmin = publishedContract({
  path: '/admin/questions/{orgId}',
  for: 'content:write',
  noun: questionNoun,
  unknown: 'services.question_unknown',
  query: questionQuery,
  listed: listedQuestion,
  item: z.extend(listedQuestion, publishingLife),
  adds: newQuestion,
  changes: changedQuestion,
})
export type QuestionAdmin = typeof questionAdmin

export const serviceOrder = orderContract({ path: '/admin/charter/{orgId}', for: 'content:write', noun: serviceNoun })
export const questionOrder = orderContract({
  path: '/admin/questions/{orgId}',
  for: 'content:write',
  noun: questionNoun,
})
