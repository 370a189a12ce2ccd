// Console page of the counter for fees without a customer number: purpose, payer, amount, and the receipt.

import { useRef, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { CounterApi } from '#features/counter/contract/api.ts'
import { counterTranslator } from '#features/counter/screens/translator.ts'
import { ReceiptActions, receiptLinks } from '#features/receipts/screens/receipt-actions.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { FeesApi, TakenFee } from '../contract/api.ts'
import { FeeForm } from './fee-form.tsx'
import { feesTranslator } from './translator.ts'

export const links = receiptLinks

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'counter:use')
  const orgId = String(id)
  const [{ open }, { data }] = await Promise.all([
    api.read<CounterApi['counter']>('GET /admin/counter/{orgId}', { orgId }),
    api.read<FeesApi['feePurposes']>('GET /admin/fees/{orgId}/purposes', { orgId }),
  ])
  return { may: open?.mayTake ?? ({ ok: false, key: 'counter.no_open_day' } as const), purposes: data }
}

export default function Fees() {
  const { may, purposes } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = feesTranslator(language)
  const atCounter = counterTranslator(language)
  const [taken, setTaken] = useState<TakenFee[]>([])
  const last = taken.at(-1)
  const area = useRef<HTMLDivElement>(null)
  const focusForm = () => area.current?.querySelector<HTMLElement>('form select, form input')?.focus()
  return (
    <div ref={area} className="max-w-[46rem]">
      <PageMeta title={t('fees.title')} />
      <RelatedLink to="/staff/counter">{atCounter('counter.back')}</RelatedLink>
      <PageHeading title={t('fees.title')} lead={t('fees.lead')} />
      <div aria-live="polite" className="mb-6 empty:hidden">
        {last ? <TakenNote key={last.number} taken={last} onPrinted={focusForm} /> : null}
      </div>
      {!may.ok ? <p>{messageText(atCounter, may)}</p> : null}
      {may.ok && purposes.length === 0 ? <p className="measure">{t('fees.no_purposes')}</p> : null}
      {may.ok && purposes.length > 0 ? (
        <FeeForm
          key={taken.length}
          purposes={purposes}
          onTaken={(fee) => {
            setTaken((before) => [...before, fee])
          }}
        />
      ) : null}
    </div>
  )
}

type Noted = { taken: TakenFee; onPrinted: () => void }

function TakenNote({ taken: { number, amountPaisa }, onPrinted }: Noted) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const amount = formatMoney(amountPaisa, language)
  return (
    <Callout tone="success" title={t('counter.taken', { number: inDigits(number, language), amount })}>
      <ReceiptActions number={number} onPrinted={onPrinted} />
    </Callout>
  )
}
