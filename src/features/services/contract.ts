// What does the citizen charter promise about one service, and what is asked most often?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

const bilingual = z.object({ en: z.string(), ne: z.string() })

/** `rule` is what a law says about the service, with its source; '' where none does. */
export const service = z.object({
  slug: z.string(),
  position: z.number(),
  name: bilingual,
  papers: z.array(bilingual),
  fee: bilingual,
  time: bilingual,
  officer: bilingual,
  grievanceOfficer: bilingual,
  rule: bilingual,
  sample: z.boolean(),
})
export type Service = z.infer<typeof service>

export const question = z.object({ id: z.number(), position: z.number(), question: bilingual, answer: bilingual })
export type Question = z.infer<typeof question>

export type NewService = WindowEntry & Service
export type NewQuestion = WindowEntry & Omit<Question, 'id'>

/** More than any organisation shows on its page. */
export const mostServices = 200

const pageAsked = z.pick(pageQuery, { page: true, limit: true })

export const servicesApi = {
  charter: {
    method: 'GET',
    path: '/customer/charter/{orgId}',
    for: 'anyone',
    summary: 'The citizen charter: time, fee, papers, responsible and grievance officer of each service',
    input: pageAsked,
    output: pageOf(service),
  },
  questions: {
    method: 'GET',
    path: '/customer/questions/{orgId}',
    for: 'anyone',
    summary: 'Frequently asked questions with their answers',
    input: pageAsked,
    output: pageOf(question),
  },
} satisfies Contract
