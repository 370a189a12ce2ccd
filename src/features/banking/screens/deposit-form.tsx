// Form that records which cheques in hand were brought to the bank, on which slip.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { BankingApi, Cheque } from '../contract/api.ts'
import { depositForm } from '../contract/cheque.ts'
import { Customer, ReceiptLink, Since, Why } from './cheque-cells.tsx'
import { bankingTranslator } from './translator.ts'

export function DepositForm({ cheques, mayWrite }: { cheques: readonly Cheque[]; mayWrite: boolean }) {
  const language = useLanguage()
  return mayWrite ? <Choosing cheques={cheques} /> : <InHand {...{ cheques, language }} />
}

function Choosing({ cheques }: { cheques: readonly Cheque[] }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const state = useForm<unknown>({
    id: 'deposit-cheques',
    definition: depositForm,
    labels: { bank: t('banking.bank'), slip: t('banking.slip') },
    language,
    t,
    send: (data) => {
      const filled = validate(depositForm, valuesOf(depositForm, data))
      const values = filled.ok ? filled.value : { bank: '', slip: '' }
      return apiIn(language).send<BankingApi['depositCheques']>('POST /admin/cheques/{orgId}/deposits', {
        orgId,
        ...values,
        numbers: [...chosen],
      })
    },
    onSent: () => {
      showToast(t('banking.deposit_sent'), { tone: 'success' })
      void revalidate()
    },
  })
  const toggle = (number: string) =>
    setChosen(
      (before) => new Set(before.has(number) ? [...before].filter((each) => each !== number) : [...before, number]),
    )
  const amount = cheques.reduce((sum, each) => sum + (chosen.has(each.number) ? each.amountPaisa : 0), 0)
  const sum = { count: formatNumber(chosen.size, language), amount: formatMoney(amount, language) }
  return (
    <Form state={state}>
      <InHand {...{ cheques, language, chosen, toggle }} />
      <p aria-live="polite">{t(chosen.size > 0 ? 'banking.chosen' : 'banking.which_cheques', sum)}</p>
      {chosen.size > 0 ? (
        <>
          <div className="grid max-w-[46rem] items-start gap-4 sm:grid-cols-2">
            <TextField name="bank" autoComplete="off" />
            <TextField name="slip" autoComplete="off" />
          </div>
          <SendButton state={state}>{t('banking.send_deposit')}</SendButton>
        </>
      ) : null}
    </Form>
  )
}

type Listed = {
  cheques: readonly Cheque[]
  language: Language
  chosen?: ReadonlySet<string>
  toggle?: (number: string) => void
}

/** With a box for each that may be chosen, or the reason why not. */
function InHand({ cheques, language, chosen, toggle }: Listed) {
  const t = bankingTranslator(language)
  return (
    <RecordTable
      caption={t('banking.in_hand')}
      records="compact"
      columns={[
        { name: t('banking.receipt') },
        { name: t('banking.reference') },
        { name: t('banking.payer') },
        { name: t('banking.received_on'), short: true, named: true },
        { name: t('banking.amount'), short: true, figures: true, named: true },
      ]}
      rows={cheques.map((cheque) => {
        const { number, reference, receivedOn, overdue, amountPaisa, mayDeposit } = cheque
        return {
          key: number,
          cells: [
            <span key="number" className="inline-flex items-center gap-3">
              {toggle && mayDeposit.ok ? (
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={t('banking.choose_one', { number: inDigits(number, language) })}
                  checked={chosen?.has(number) ?? false}
                  onChange={() => toggle(number)}
                />
              ) : null}
              <ReceiptLink {...{ number, language }} />
            </span>,
            reference,
            <span key="payer">
              <Customer {...{ cheque, language }} />
              {toggle && !mayDeposit.ok ? <Why reason={messageText(t, mayDeposit)} /> : null}
            </span>,
            <Since key="since" at={receivedOn} {...{ overdue, language }} />,
            formatRupees(amountPaisa, language, 2),
          ],
        }
      })}
    />
  )
}
