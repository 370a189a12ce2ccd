// HTTP API of the citizen charter and the frequently asked questions.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

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

/** Without a slug one is made from the name; without a position it is the last. */
export type NewService = WindowEntry &
  Omit<Service, 'slug' | 'position'> & { slug?: string; position?: number | undefined }
export type NewQuestion = WindowEntry & Omit<Question, 'id' | 'position'> & { position?: number | undefined }

const page = form({ orgId, ...pagingFields })

export const servicesApi = {
  charter: {
    method: 'GET',
    path: '/customer/charter/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The citizen charter: time, fee, papers, responsible and grievance officer of each service',
      ne: 'नागरिक वडापत्र: प्रत्येक सेवाको लाग्ने समय, दस्तुर, आवश्यक कागजात, जिम्मेवार अधिकारी र गुनासो सुन्ने अधिकारी',
    },
    input: page,
    output: pageOf(service),
  },
  questions: {
    method: 'GET',
    path: '/customer/questions/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Frequently asked questions with their answers',
      ne: 'बारम्बार सोधिने प्रश्न र तिनका जवाफ',
    },
    input: page,
    output: pageOf(question),
  },
} as const satisfies Contract

export type ServicesApi = typeof servicesApi

/** A service and a question in a file for `npm run content`. */
export const importedService = z.strictObject({
  ...service.shape,
  rule: z._default(bilingual, { en: '', ne: '' }),
  sample: z._default(z.boolean(), false),
})
export const importedQuestion = z.strictObject(z.omit(question, { id: true }).shape)
