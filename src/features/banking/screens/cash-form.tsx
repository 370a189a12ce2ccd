// Form that records that the cash of closed days was brought to the bank, on which slip.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { writtenIn, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { cashDepositForm } from '../contract/cheque.ts'
import type { DepositsApi, DueDay } from '../contract/deposits.ts'
import { Since, Why } from './cheque-cells.tsx'
import { bankingTranslator } from './translator.ts'

export function CashForm({ days, mayWrite }: { days: readonly DueDay[]; mayWrite: boolean }) {
  const language = useLanguage()
  return mayWrite ? <Choosing days={days} /> : <Days {...{ days, language }} />
}

function Choosing({ days }: { days: readonly DueDay[] }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const state = useForm<unknown>({
    id: 'deposit-cash',
    definition: cashDepositForm,
    labels: { bank: t('banking.bank'), slip: t('banking.slip'), rupees: t('banking.rupees') },
    language,
    t,
    send: (data) => {
      const filled = validate(cashDepositForm, valuesOf(cashDepositForm, data))
      const values = filled.ok ? filled.value : { bank: '', slip: '', rupees: 0 }
      const sent = { orgId, ...values, days: [...chosen] }
      return apiIn(language).send<DepositsApi['depositCash']>('POST /admin/bankDeposits/{orgId}/cash', sent)
    },
    onSent: () => {
      showToast(t('banking.deposit_sent'), { tone: 'success' })
      void revalidate()
    },
  })
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  const amount = days.reduce((sum, { id, amountPaisa }) => sum + (chosen.includes(id) ? amountPaisa : 0), 0)
  const sum = { count: formatNumber(chosen.length, language), amount: formatMoney(amount, language) }
  return (
    <Form state={state}>
      <Days {...{ days, language, chosen, toggle }} />
      <p aria-live="polite">{t(chosen.length > 0 ? 'banking.chosen' : 'banking.which_days', sum)}</p>
      {chosen.length > 0 ? (
        <>
          <div className="grid max-w-[46rem] items-start gap-4 sm:grid-cols-2">
            <TextField name="bank" autoComplete="off" />
            <TextField name="slip" autoComplete="off" />
            <NumberField name="rupees" />
          </div>
          <SendButton state={state}>{t('banking.send_deposit')}</SendButton>
        </>
      ) : null}
    </Form>
  )
}

type Listed = { days: readonly DueDay[]; language: Language; chosen?: readonly number[]; toggle?: (id: number) => void }

/** With a box for each where they may be chosen; nobody chooses a day of their own, and reads why. */
function Days({ days, language, chosen, toggle }: Listed) {
  const t = bankingTranslator(language)
  return (
    <RecordTable
      caption={t('banking.cash_due')}
      records="compact"
      columns={[
        { name: t('banking.cashier') },
        { name: t('banking.day'), short: true },
        { name: t('banking.amount'), short: true, figures: true, named: true },
      ]}
      rows={days.map(({ id, day, cashier, amountPaisa, overdue, isOwn }) => ({
        key: id,
        cells: [
          <span key="cashier" className="inline-flex items-center gap-3">
            {toggle && !isOwn ? (
              <input
                type="checkbox"
                className="tick"
                aria-label={t('banking.choose_day', { name: cashier })}
                checked={chosen?.includes(id) ?? false}
                onChange={() => toggle(id)}
              />
            ) : null}
            <span>
              <span lang={writtenIn(cashier)}>{cashier}</span>
              {toggle && isOwn ? <Why reason={t('banking.own_cash')} /> : null}
            </span>
          </span>,
          <Since key="day" at={day} {...{ overdue, language }} />,
          formatRupees(amountPaisa, language, 2),
        ],
      }))}
    />
  )
}
