// HTTP API of links: who sees which connection, linking another number by a code, and delegates.

import * as z from 'zod/mini'
import { accesses } from '#features/connections/contract/own.ts'
import type { Contract } from '#kit/contract.ts'
import { itemFields, orgId } from '#kit/inputs.ts'
import { bilingual, verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { enteredCode, newDelegate, relations, requestedCode } from './forms.ts'

/** Somebody else who sees a connection. `name`: of a delegate as the holder entered it. `relation`: null for whoever linked it by a code. `phone` is masked, null without one. `since`: ISO date. */
export const sharedWith = z.object({
  id: z.number(),
  name: bilingual,
  relation: z.nullable(z.enum(relations)),
  phone: z.nullable(z.string()),
  since: z.string(),
  accepted: z.boolean(),
})
export type SharedWith = z.infer<typeof sharedWith>

/** `id`: of the link, null for the customer number of the account, which only the office unlinks. `from`: who gave it to a delegate. */
export const linkedConnection = z.object({
  id: z.nullable(z.number()),
  customerNumber: z.string(),
  access: z.enum(accesses),
  from: z.nullable(bilingual),
  mayGive: verdict,
  sharedWith: z.array(sharedWith),
})
export type LinkedConnection = z.infer<typeof linkedConnection>

/** An offer to be a delegate, not yet accepted. */
export const offer = z.object({
  id: z.number(),
  customerNumber: z.string(),
  from: bilingual,
  relation: z.enum(relations),
  since: z.string(),
})
export type Offer = z.infer<typeof offer>

export const links = z.object({ connections: z.array(linkedConnection), offers: z.array(offer) })
export type Links = z.infer<typeof links>

const link = form(itemFields('connection_links.unknown'))

export const linksApi = {
  myLinks: {
    method: 'GET',
    path: '/customer/connections/{orgId}/links',
    for: 'customer',
    summary: {
      en: 'Connections that I see and by what right, who else sees mine, and offers to me',
      ne: 'आफूले हेर्न पाउने धारा र त्यसको आधार, आफ्नो धारा हेर्न पाउने अन्य व्यक्ति, र आफूलाई आएका प्रस्ताव',
    },
    input: form({ orgId }),
    output: links,
  },
  requestLinkCode: {
    method: 'POST',
    path: '/customer/connections/{orgId}/codes',
    for: 'customer',
    summary: {
      en: 'Send a code to the registered phone of a customer number; the answer is the same where there is none',
      ne: 'ग्राहक नम्बरको दर्ता भएको फोनमा कोड पठाउने; फोन वा नम्बर नभए पनि जवाफ उही हुन्छ',
    },
    input: requestedCode,
    output: z.object({ request: z.string(), expiresIn: z.number() }),
    answers: 202,
    conflicts: ['connection_links.yours_already', 'connection_links.too_many_numbers'],
  },
  linkConnection: {
    method: 'POST',
    path: '/customer/connections/{orgId}/links',
    for: 'customer',
    summary: {
      en: 'Link a customer number to my account by the code',
      ne: 'कोडबाट ग्राहक नम्बर आफ्नो खातासँग जोड्ने',
    },
    input: enteredCode,
    output: links,
    answers: 201,
    conflicts: ['connection_links.yours_already'],
  },
  addDelegate: {
    method: 'POST',
    path: '/customer/connections/{orgId}/delegates',
    for: 'customer',
    summary: {
      en: 'Offer somebody by phone to see and pay the bills of my connection',
      ne: 'आफ्नो धाराको बिल हेर्न र तिर्न दिन कसैलाई फोनमार्फत प्रस्ताव पठाउने',
    },
    input: newDelegate,
    output: links,
    answers: 201,
    conflicts: [
      'connection_links.delegate_gives_none',
      'connection_links.former_holder',
      'connection_links.too_many_delegates',
      'connection_links.has_access',
    ],
    private: true,
  },
  acceptLink: {
    method: 'POST',
    path: '/customer/connections/{orgId}/links/{id}/acceptances',
    for: 'customer',
    summary: { en: 'Accept an offer to be a delegate', ne: 'प्रतिनिधि हुने प्रस्ताव स्वीकार गर्ने' },
    input: link,
    output: links,
    answers: 201,
    conflicts: ['connection_links.offer_over'],
  },
  endLink: {
    method: 'DELETE',
    path: '/customer/connections/{orgId}/links/{id}',
    for: 'customer',
    summary: {
      en: 'End the access of somebody else to my connection, or my own to another one, at once',
      ne: 'आफ्नो धारामा अरूको वा अरूको धारामा आफ्नो पहुँच तुरुन्त अन्त्य गर्ने',
    },
    input: link,
    answers: 204,
  },
} as const satisfies Contract

export type LinksApi = typeof linksApi
