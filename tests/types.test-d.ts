// Mistakes that must not compile; `npm run typecheck` fails when one of them does.

import type { Contract } from '#kit/contract.ts'
import { translator, type Messages } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import type { Api } from '#platform/http-client.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import { sendForm } from '#platform/send-form.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import type { ArticleAdmin } from '#features/news/contract/office.ts'
import { accountForm } from '#features/accounts/contract/form.ts'
import { rolesForm } from '#features/staff/contract/forms.ts'
import type { FormTerms } from '#ui/form/form-context.ts'
import type { NewsPicturesApi } from '#features/news/contract/picture-rows.ts'
import type { DocumentsApi } from '#features/documents/contract/api.ts'

type Publish = ArticleAdmin['publish']
type List = ArticleAdmin['list']

declare const api: Api
declare const staff: Staff
const orgId = 487

export const permissions = {
  held: staff.permissions.has('content:write'),
  // @ts-expect-error: no such permission
  misspelt: staff.permissions.has('content:wirte'),
}

const summary = { en: 'A', ne: 'क' }

export const rows = {
  right: { method: 'GET', path: '/a', for: 'content:write', summary },
  // @ts-expect-error: no such permission
  misspelt: { method: 'GET', path: '/a', for: 'content:wirte', summary },
  // @ts-expect-error: a summary in one language only
  inEnglish: { method: 'GET', path: '/a', for: 'content:write', summary: { en: 'A' } },
} satisfies Contract

export async function calls(): Promise<unknown> {
  const article = await api.read<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', { orgId, id: 7 })
  await api.send<Publish>('POST /admin/news/{orgId}/{id}/publications', { orgId, id: 7, start: 'now' })
  await api.read<List>('GET /admin/news/{orgId}', { orgId })
  // @ts-expect-error: no row is named
  await api.read('GET /admin/news/{orgId}/{id}', { orgId, id: 7 })
  // @ts-expect-error: a misspelt address
  await api.send<Publish>('POST /admin/news/{orgId}/{id}/publication', { orgId, id: 7, start: 'now' })
  // @ts-expect-error: another method
  await api.send<Publish>('PUT /admin/news/{orgId}/{id}/publications', { orgId, id: 7, start: 'now' })
  // @ts-expect-error: a value of the path is missing
  await api.send<Publish>('POST /admin/news/{orgId}/{id}/publications', { orgId, start: 'now' })
  // @ts-expect-error: a required field is missing
  await api.send<Publish>('POST /admin/news/{orgId}/{id}/publications', { orgId, id: 7 })
  // @ts-expect-error: an option that the field does not have
  await api.send<Publish>('POST /admin/news/{orgId}/{id}/publications', { orgId, id: 7, start: 'soon' })
  // @ts-expect-error: a field that the row does not have
  await api.read<List>('GET /admin/news/{orgId}', { orgId, categroy: 'water' })
  // @ts-expect-error: a field that the answer does not have
  return article.titel
}

export const urls = [
  urlOf<DocumentsApi['reports']>('GET /customer/reports/{orgId}', { orgId, type: 'audit' }),
  // @ts-expect-error: a misspelt list
  urlOf<DocumentsApi['reports']>('GET /customer/reports/{orgId}', { orgId, type: 'audits' }),
  // @ts-expect-error: a misspelt address
  urlOf<DocumentsApi['reports']>('GET /customer/report/{orgId}', { orgId, type: 'audit' }),
]

export function forms(data: FormData): void {
  void sendForm<NewsPicturesApi['addArticlePicture']>(
    'POST /admin/news/{orgId}/{id}/pictures',
    { orgId, id: 7 },
    data,
    'en',
  )
  // @ts-expect-error: a value of the path is missing
  void sendForm<NewsPicturesApi['addArticlePicture']>('POST /admin/news/{orgId}/{id}/pictures', { orgId }, data, 'en')
}

const messages = {
  'bill.due': { en: '{n} days left', ne: '{n} दिन बाँकी' },
  'bill.paid': { en: 'Paid', ne: 'तिरिएको' },
} as const satisfies Messages
const t = translator(messages, 'ne')
declare const either: 'bill.due' | 'bill.paid'

export const texts = [
  t('bill.paid'),
  t('bill.due', { n: 3 }),
  t(either),
  // @ts-expect-error: a misspelt key
  t('bill.payed'),
  // @ts-expect-error: a value that the message needs is missing
  t('bill.due'),
  // @ts-expect-error: a misspelt value
  t('bill.due', { m: 3 }),
  // @ts-expect-error: a value that the message does not have
  t('bill.paid', { n: 3 }),
]

export const definitions: FormTerms['definition'][] = [
  accountForm,
  // @ts-expect-error: a screen must not pass the organisation, which is in the path of its row
  rolesForm,
]

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    // @ts-expect-error: the name of a limit that another module counts
    forms: LimitOf<'types', [address: string]>
  }
}

export async function limits(ctx: Ctx): Promise<unknown> {
  bucketFor(ctx, 'forms', '203.0.113.7')
  // @ts-expect-error: no such limit
  bucketFor(ctx, 'form', '203.0.113.7')
  // @ts-expect-error: counted by an address alone
  bucketFor(ctx, 'forms', '487', '203.0.113.7')
  // @ts-expect-error: a bucket is made by bucketFor
  return countAgainst(ctx.db, 'forms|203.0.113.7', { max: 1, seconds: 60 }, ctx.now)
}
