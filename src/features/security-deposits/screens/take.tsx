// Console page of the counter for security deposits: customer number, cash, and the receipt.

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
import type { TakenDeposit } from '../contract/api.ts'
import { TakeForm } from './take-form.tsx'
import { depositsTranslator } from './translator.ts'

export const links = receiptLinks

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'counter:use')
  const { open } = await api.read<CounterApi['counter']>('GET /admin/counter/{orgId}', { orgId: String(orgId) })
  return { may: open?.mayTake ?? ({ ok: false, key: 'counter.no_open_day' } as const) }
}

export default function TakeDeposit() {
  const { may } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = depositsTranslator(language)
  const atCounter = counterTranslator(language)
  const [taken, setTaken] = useState<TakenDeposit[]>([])
  const last = taken.at(-1)
  const area = useRef<HTMLDivElement>(null)
  const focusForm = () => area.current?.querySelector<HTMLInputElement>('form input')?.focus()
  return (
    <div ref={area} className="max-w-[46rem]">
      <PageMeta title={t('deposits.take_title')} />
      <RelatedLink to="/staff/counter">{atCounter('counter.back')}</RelatedLink>
      <PageHeading title={t('deposits.take_title')} lead={t('deposits.take_lead')} />
      <div aria-live="polite" className="mb-6 empty:hidden">
        {last ? <TakenNote key={last.number} taken={last} onPrinted={focusForm} /> : null}
      </div>
      {may.ok ? (
        <TakeForm key={taken.length} onTaken={(deposit) => setTaken((before) => [...before, deposit])} />
      ) : (
        <p className="measure">{messageText(atCounter, may)}</p>
      )}
    </div>
  )
}

type Noted = { taken: TakenDeposit; onPrinted: () => void }

function TakenNote({ taken: { number, customerNumber, amountPaisa, heldPaisa }, onPrinted }: Noted) {
  const language = useLanguage()
  const t = depositsTranslator(language)
  const atCounter = counterTranslator(language)
  const amount = formatMoney(amountPaisa, language)
  const held = { number: inDigits(customerNumber, language), amount: formatMoney(heldPaisa, language) }
  return (
    <Callout tone="success" title={atCounter('counter.taken', { number: inDigits(number, language), amount })}>
      <p>{t('deposits.taken_held', held)}</p>
      <ReceiptActions number={number} onPrinted={onPrinted} />
    </Callout>
  )
}
