// HTTP API of the own account: details, open matters, everything kept about the customer.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { languages } from '#kit/language.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { ownLine } from '#features/applications/contract/answers.ts'
import { ownComplaint } from '#features/complaints/contract/answers.ts'
import { accountForm } from './form.ts'

export const account = z.object({
  name: bilingual,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  language: z.enum(languages),
  customers: z.array(
    z.object({
      id: z.number(),
      customerNumber: z.string(),
      address: bilingual,
      ward: z.nullable(z.number()),
      connectedOn: z.nullable(z.string()),
    }),
  ),
})
export type Account = z.infer<typeof account>

/** The first few that are not finished, with how many there are; those that wait for the customer stand first. */
export const openThings = z.object({
  complaints: pageOf(ownComplaint),
  applications: pageOf(ownLine),
  /** The tariff edition in force today; null when none is published. `sample`: nobody is billed by it. */
  tariff: z.nullable(z.object({ fiscalYear: z.string(), effectiveFrom: z.string(), sample: z.boolean() })),
})
export type OpenThings = z.infer<typeof openThings>

const here = form({ orgId })

export const accountsApi = {
  myAccount: {
    method: 'GET',
    path: '/customer/account/{orgId}',
    for: 'customer',
    summary: 'My name, contacts, language and customer numbers',
    input: here,
    output: account,
  },
  myOpenThings: {
    method: 'GET',
    path: '/customer/account/{orgId}/open',
    for: 'customer',
    summary:
      'My complaints and applications that are not finished, those that wait for me first, and the tariff in force',
    input: here,
    output: openThings,
  },
  changeMyAccount: {
    method: 'PATCH',
    path: '/customer/account/{orgId}',
    for: 'customer',
    summary: 'Change the language in which the office writes to me',
    input: form({ orgId, ...accountForm.fields }),
    output: account,
  },
  myData: {
    method: 'GET',
    path: '/customer/account/{orgId}/data',
    for: 'customer',
    summary: 'Everything kept about me here, as one JSON document',
    input: here,
    also: ['application/json'],
  },
} as const satisfies Contract

export type AccountsApi = typeof accountsApi
