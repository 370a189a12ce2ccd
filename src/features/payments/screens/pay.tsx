// Public page of paying without an account: the customer number, then what is due, how much is paid and by which method.

import { randomUUID } from 'node:crypto'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { listUsableGateways } from '#features/gateways/operations/payments.server.ts'
import { Refusal } from '#kit/refusal.ts'
import { cleanCode } from '#kit/validation/given.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { answerForm, readSentForm, type FormAgain } from '#platform/sent-form.server.ts'
import { Callout } from '#ui/callout.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { payForm } from '../contract/form.ts'
import { beginAttempt } from '../operations/begin.server.ts'
import { readDue } from '../operations/due.server.ts'
import type { Due } from '../contract/api.ts'
import { NumberForm } from './number-form.tsx'
import { PayForm } from './pay-form.tsx'
import { paymentsTranslator } from './translator.ts'

export const handle = { uncached: true, parameters: ['number'] } satisfies PageHandle

const maxFormBytes = 16 * 1024

type Loaded = { due: Due | undefined; again: FormAgain | undefined }

export const loader = page(async (ctx, { request }) => {
  const typed = cleanCode(new URL(request.url).searchParams.get('number') ?? '').slice(0, 20)
  const [gateways, found] = await Promise.all([listUsableGateways(ctx), findDue(typed)])
  return { gateways, submission: randomUUID(), ...found }

  async function findDue(customerNumber: string): Promise<Loaded> {
    if (customerNumber === '') return { due: undefined, again: undefined }
    try {
      return { due: await readDue(ctx, { customerNumber }), again: undefined }
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
      const { fields = [], values } = error.details
      const issues = fields.map((issue) => ({ ...issue, field: 'number' }))
      const refusal = issues.length > 0 ? {} : { refusal: { key: error.key, ...(values && { values }) } }
      return { due: undefined, again: { values: { number: [typed] }, issues, ...refusal } }
    }
  }
})

export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, maxFormBytes)
  return answerForm(payForm, sent, async ({ customerNumber, choice, amount, gateway, submission }) => {
    const amountPaisa = choice === 'other' ? Math.round(amount! * 100) : undefined
    const id = await beginAttempt(ctx, { parts: [{ customerNumber, amountPaisa }], gateway, submission })
    // The address of the form names the place of its errors, which the browser would keep.
    return redirect(`/pay/${id}#main`, 303)
  })
})

export default function Pay() {
  const { gateways, due, again, submission } = useLoaderData<typeof loader>()
  const refused = useActionData<FormAgain>()
  const language = useLanguage()
  const t = paymentsTranslator(language)
  return (
    <PageArea narrow>
      <PageMeta title={t('payments.title')} description={t('payments.lead')} />
      <PageHeading title={t('payments.title')} lead={t('payments.lead')} />
      <div className="grid gap-6">
        {gateways.some(({ mode }) => mode === 'test') ? (
          <Callout tone="warning" title={t('payments.no_money_moves')} />
        ) : null}
        {due ? (
          <PayForm {...{ due, gateways, submission, language }} again={refused} />
        ) : (
          <NumberForm again={again} language={language} />
        )}
      </div>
    </PageArea>
  )
}
