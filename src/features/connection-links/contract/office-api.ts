// HTTP API of links for the office: who sees a connection, and the end of it.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { itemFields } from '#kit/inputs.ts'
import { bilingual, verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { sharedWith } from './api.ts'

/** `from`: who gave it to a delegate. `isPresent`: whether it shows the present holder's bills. */
export const connectionLink = z.extend(sharedWith, { from: z.nullable(bilingual), isPresent: z.boolean() })
export type ConnectionLink = z.infer<typeof connectionLink>

/** `mayEnd`: denied for a connection of one's own. `data`: of the present holder's time first, at most two hundred. */
export const connectionLinks = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  mayEnd: verdict,
  data: z.array(connectionLink),
})
export type ConnectionLinks = z.infer<typeof connectionLinks>

export const officeLinksApi = {
  connectionLinks: {
    method: 'GET',
    path: '/admin/connections/{orgId}/{id}/links',
    for: 'connections:write',
    summary: {
      en: 'People who see a connection in their account, by a code or as a delegate',
      ne: 'कोडबाट वा प्रतिनिधिका रूपमा आफ्नो खाताबाट धारा हेर्न पाउने व्यक्ति',
    },
    input: form(itemFields('connections.unknown')),
    output: connectionLinks,
  },
  endConnectionLink: {
    method: 'DELETE',
    path: '/admin/connectionLinks/{orgId}/{id}',
    for: 'connections:write',
    summary: {
      en: 'End the access of a person to a connection, and what they have given of it, at once',
      ne: 'धारामा कुनै व्यक्तिको र उनले अरूलाई दिएको पहुँच तुरुन्त अन्त्य गर्ने',
    },
    input: form(itemFields('connection_links.unknown')),
    answers: 204,
  },
} as const satisfies Contract

export type OfficeLinksApi = typeof officeLinksApi
