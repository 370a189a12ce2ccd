// HTTP API of the customer account: details, open items, download of all personal data.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { languages } from '#kit/language.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { shortListFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { ownItem } from '#features/applications/contract/answers.ts'
import { owedOn } from '#features/bills/contract/own.ts'
import { ownComplaint } from '#features/complaints/contract/answers.ts'
import { accesses } from '#features/connections/contract/own.ts'
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
      tol: bilingual,
      customerType: z.nullable(z.string()),
      tapSize: z.nullable(z.string()),
      connectedOn: z.nullable(z.string()),
    }),
  ),
})
export type Account = z.infer<typeof account>

/** The first unfinished complaints and applications with their totals; those that need the customer's action come first. */
export const openItems = z.object({
  complaints: pageOf(ownComplaint),
  applications: pageOf(ownItem),
  /** The tariff edition in force today; null when none is published. `sample`: not used for bills. */
  tariff: z.nullable(z.object({ fiscalYear: z.string(), effectiveFrom: z.string(), sample: z.boolean() })),
})
export type OpenItems = z.infer<typeof openItems>

/**
 * A connection of the register with what is owed for it; amounts are null for a connection that somebody else holds now. `byDay`: what
 * settles the balance today and later. `depositPaisa`: the security deposit; null also for a delegate. `supply`: the present supply of its tol or the next one. `readingDay`: of the next meter reading.
 * `place`: of one that is linked or seen as a delegate; null for a number of the account, which states its own.
 */
export const ownConnection = z.object({
  customerNumber: z.string(),
  access: z.enum(accesses),
  place: z.nullable(z.object({ ward: z.nullable(z.number()), tol: bilingual })),
  balancePaisa: z.nullable(z.number()),
  arrearsPaisa: z.nullable(z.number()),
  depositPaisa: z.nullable(z.number()),
  byDay: z.array(owedOn),
  lastBill: z.nullable(
    z.object({
      number: z.string(),
      period: z.string(),
      totalPaisa: z.number(),
      /** The units of the bill and the usual ones, where its use is unusual. */
      unusual: z.nullable(z.object({ units: z.number(), usual: z.number() })),
    }),
  ),
  supply: z.nullable(z.object({ starts: z.string(), ends: z.string(), isFlowing: z.boolean() })),
  readingDay: z.nullable(z.object({ from: z.string(), until: z.string() })),
})
export type OwnConnectionSummary = z.infer<typeof ownConnection>

const inOrganisation = form({ orgId })

export const accountsApi = {
  myAccount: {
    method: 'GET',
    path: '/customer/account/{orgId}',
    for: 'customer',
    summary: {
      en: 'My name, contacts, language and customer numbers',
      ne: 'आफ्नो नाम, सम्पर्क, भाषा र ग्राहक नम्बर',
    },
    input: inOrganisation,
    output: account,
  },
  myOpenItems: {
    method: 'GET',
    path: '/customer/account/{orgId}/open',
    for: 'customer',
    summary: {
      en: 'My complaints and applications that are not finished, those that need my action first, and the tariff in force',
      ne: 'टुङ्गिन बाँकी आफ्ना गुनासा र निवेदन, आफूले गर्नुपर्ने काम भएका पहिले, र चालु महसुल दर',
    },
    input: inOrganisation,
    output: openItems,
  },
  myConnections: {
    method: 'GET',
    path: '/customer/connections/{orgId}',
    for: 'customer',
    summary: {
      en: 'My connections of the register: balance, what it becomes by day of payment, arrears, next water and reading day; money in paisa',
      ne: 'लगतमा रहेका आफ्ना धारा: बाँकी रकम, भुक्तानीको दिनअनुसार हुने रकम, बक्यौता, अर्को पानी र रिडिङको दिन; रकम पैसामा',
    },
    input: form({ orgId, ...shortListFields(['customerNumber']) }),
    output: pageOf(ownConnection),
  },
  changeMyAccount: {
    method: 'PATCH',
    path: '/customer/account/{orgId}',
    for: 'customer',
    summary: {
      en: 'Change the language in which the office writes to me',
      ne: 'कार्यालयबाट पठाइने सूचनाको भाषा परिवर्तन गर्ने',
    },
    input: form({ orgId, ...accountForm.fields }),
    output: account,
  },
  myData: {
    method: 'GET',
    path: '/customer/account/{orgId}/data',
    for: 'customer',
    summary: {
      en: 'All personal data stored about me in this organisation, as one JSON document',
      ne: 'यस संस्थामा आफ्नाबारे रहेको सबै वैयक्तिक विवरण, एउटै JSON फाइलमा',
    },
    input: inOrganisation,
    also: ['application/json'],
  },
} as const satisfies Contract

export type AccountsApi = typeof accountsApi
