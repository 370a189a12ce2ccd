// HTTP API of merchant accounts at gateways: which are set, setting and ending one; secrets are sent and never returned.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { choice, secret, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { maxPfxBytes } from './fields.ts'
import { gatewayKinds, gatewayModes } from './gateway.ts'

/** `isSample`: of the demonstration; other test accounts are not offered to customers. `base`: of another server than the documented one, else ''. `isReadable`: the installation's key decrypts its secrets. */
const account = z.object({
  mode: z.enum(gatewayModes),
  base: z.string(),
  isSample: z.boolean(),
  shown: z.record(z.string(), z.string()),
  setAt: z.string(),
  isReadable: z.boolean(),
})

/** `isConfirmed`: tried with a merchant account, or all that is sent has published vectors. */
export const gatewayStatus = z.object({
  kind: z.enum(gatewayKinds),
  name: bilingual,
  isConfirmed: z.boolean(),
  account: z.nullable(account),
})
export type GatewayStatus = z.infer<typeof gatewayStatus>

const one = { orgId, kind: choice(gatewayKinds, required()) }
const line = text(maxLength(100))
const hidden = secret(maxLength(200))

export const gatewaysApi = {
  gatewayAccounts: {
    method: 'GET',
    path: '/admin/gatewayAccounts/{orgId}',
    for: 'organisation:change',
    summary: {
      en: 'Every payment gateway that can be set, with its settings; secrets are never returned',
      ne: 'सेट गर्न सकिने सबै भुक्तानी माध्यम र तिनको विवरण; गोप्य विवरण कहिल्यै फिर्ता दिइँदैन',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(gatewayStatus) }),
  },
  setGatewayAccount: {
    method: 'PUT',
    path: '/admin/gatewayAccounts/{orgId}/{kind}',
    for: 'organisation:change',
    summary: {
      en: 'Set the merchant account of a gateway; it replaces the one before. `pfx` is the PKCS #12 file in base64',
      ne: 'भुक्तानी माध्यमको व्यापारी खाता राख्ने; यसअघिको खाताको सट्टामा प्रयोग हुन्छ। `pfx` भनेको base64 मा PKCS #12 फाइल हो',
    },
    input: form({
      ...one,
      mode: choice(gatewayModes, required()),
      merchant: line,
      appId: line,
      appName: line,
      user: line,
      secret: hidden,
      password: hidden,
      pfx: text(maxLength(Math.ceil(maxPfxBytes / 3) * 4)),
      pfxPassword: hidden,
    }),
    output: gatewayStatus,
    private: true,
  },
  endGatewayAccount: {
    method: 'DELETE',
    path: '/admin/gatewayAccounts/{orgId}/{kind}',
    for: 'organisation:change',
    summary: {
      en: 'Stop taking payments through a gateway; payments that were begun are still asked about',
      ne: 'भुक्तानी माध्यमबाट रकम लिन बन्द गर्ने; सुरु भइसकेका भुक्तानीबारे सोधपुछ भने जारी रहन्छ',
    },
    input: form(one),
    answers: 204,
  },
} as const satisfies Contract

export type GatewaysApi = typeof gatewaysApi
