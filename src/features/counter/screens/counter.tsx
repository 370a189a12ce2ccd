// Console page of the counter: open the day, then number, amount and receipt, customer after customer by keyboard alone.

import { useRef, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { ReceiptActions, receiptLinks } from '#features/receipts/screens/receipt-actions.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { WalletPayment } from '#features/wallet-payments/contract/api.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { CounterApi, CounterDue, CounterState, Taken } from '../contract/api.ts'
import { LookForm } from './look-form.tsx'
import { OpenForm } from './open-form.tsx'
import { TakeForm, type Received } from './take-form.tsx'
import { counterTranslator } from './translator.ts'

export const links = receiptLinks

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<CounterState> {
  const { api, orgId } = await requireSession('staff', request, 'counter:use')
  return api.read<CounterApi['counter']>('GET /admin/counter/{orgId}', { orgId: String(orgId) })
}

export default function Counter() {
  const { open, mayOpen } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = counterTranslator(language)
  return (
    <>
      <PageMeta title={t('counter.title')} />
      <PageHeading title={t('counter.title')} lead={open ? t('counter.lead') : undefined} />
      {open ? (
        <>
          <div className="max-w-[46rem]">
            <Facts
              facts={[
                [t('counter.day'), <TimeText key="day" at={open.day} format="both" />],
                [t('counter.receipts_count'), formatNumber(open.receipts, language)],
              ]}
            />
          </div>
          <div className="mt-6">
            {open.mayTake.ok ? <CustomerForms /> : <p className="measure">{messageText(t, open.mayTake)}</p>}
          </div>
          <p className="mt-10 flex flex-wrap gap-3">
            <Link to="/staff/counter/fees" className={buttonClass()}>
              {t('counter.fees')}
            </Link>
            <Link to="/staff/counter/deposits" className={buttonClass()}>
              {t('counter.deposits')}
            </Link>
            <Link to="/staff/counter/refunds" className={buttonClass()}>
              {t('counter.refunds')}
            </Link>
            <Link to="/staff/counter/close" className={buttonClass()}>
              {t('counter.to_close')}
            </Link>
          </p>
        </>
      ) : (
        <Section id="open" title={t('counter.open_title')}>
          {mayOpen.ok ? <OpenForm /> : <p className="measure">{messageText(t, mayOpen)}</p>}
        </Section>
      )}
    </>
  )
}

/** `round` gives each customer new forms, so that the focus returns to the number. */
function CustomerForms() {
  const { revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const [due, setDue] = useState<CounterDue>()
  const [received, setReceived] = useState<Received>()
  const area = useRef<HTMLDivElement>(null)
  const focusForm = () => area.current?.querySelector<HTMLInputElement>('form input')?.focus()
  const next = () => {
    setDue(undefined)
    setRound((before) => before + 1)
  }
  return (
    <div ref={area} className="grid max-w-[46rem] gap-6">
      <div aria-live="polite" className="empty:hidden">
        {received?.kind === 'taken' ? (
          <TakenNote key={received.taken.number} taken={received.taken} onPrinted={focusForm} />
        ) : null}
        {received?.kind === 'recorded' ? <RecordedNote wallet={received.wallet} /> : null}
      </div>
      {due ? (
        <TakeForm
          due={due}
          onTaken={(outcome) => {
            setReceived(outcome)
            next()
            void revalidate()
          }}
          onOther={next}
        />
      ) : (
        <LookForm key={round} onFound={setDue} />
      )}
    </div>
  )
}

function RecordedNote({ wallet: { reference, amountPaisa } }: { wallet: WalletPayment }) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const title = t('counter.recorded', { reference, amount: formatMoney(amountPaisa, language) })
  return (
    <Callout tone="info" title={title}>
      <p>{t('counter.recorded_text')}</p>
    </Callout>
  )
}

type Noted = { taken: Taken; onPrinted: () => void }

function TakenNote({ taken: { number, amountPaisa, advancePaisa }, onPrinted }: Noted) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const title = t('counter.taken', {
    number: inDigits(number, language),
    amount: formatMoney(amountPaisa, language),
  })
  return (
    <Callout tone="success" title={title}>
      {advancePaisa > 0 ? <p>{t('counter.taken_advance', { amount: formatMoney(advancePaisa, language) })}</p> : null}
      <ReceiptActions number={number} onPrinted={onPrinted} />
    </Callout>
  )
}
