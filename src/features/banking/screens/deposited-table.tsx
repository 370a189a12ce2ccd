// Table of the cheques at the bank: each is recorded as cleared by a button, or as returned by a form.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BankingApi, Cheque } from '../contract/api.ts'
import { Customer, ReceiptLink, Since, Slip } from './cheque-cells.tsx'
import { ReturnForm } from './return-form.tsx'
import { bankingTranslator } from './translator.ts'

export function DepositedTable({ cheques, mayWrite }: { cheques: readonly Cheque[]; mayWrite: boolean }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const [returned, setReturned] = useState<string>()
  const open = cheques.find(({ number }) => number === returned)
  return (
    <>
      <RecordTable
        caption={t('banking.deposited')}
        records="compact"
        columns={[
          { name: t('banking.receipt') },
          { name: t('banking.reference') },
          { name: t('banking.payer') },
          { name: t('banking.deposit') },
          { name: t('banking.amount'), short: true, figures: true, named: true },
          ...(mayWrite ? [{ name: t('banking.answer') }] : []),
        ]}
        rows={cheques.map((cheque) => {
          const { number, reference, overdue, amountPaisa, deposit } = cheque
          return {
            key: number,
            cells: [
              <ReceiptLink key="number" {...{ number, language }} />,
              reference,
              <Customer key="payer" {...{ cheque, language }} />,
              <span key="slip">
                <Slip deposit={deposit!} language={language} />
                {overdue ? <Since at={deposit!.on} {...{ overdue, language }} /> : null}
              </span>,
              formatRupees(amountPaisa, language, 2),
              ...(mayWrite
                ? [<Answer key="answer" {...{ cheque, language }} onReturn={() => setReturned(number)} />]
                : []),
            ],
          }
        })}
      />
      {open ? <ReturnForm key={open.number} cheque={open} onDone={() => setReturned(undefined)} /> : null}
    </>
  )
}

type Answered = { cheque: Cheque; language: Language; onReturn: () => void }

function Answer({ cheque: { number, mayDecide }, language, onReturn }: Answered) {
  const t = bankingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  if (!mayDecide.ok) return messageText(t, mayDecide)
  const clear = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<BankingApi['clearCheque']>(
      'POST /admin/cheques/{orgId}/{number}/clearings',
      { orgId, number },
    )
    showOutcome(outcome, { done: t('banking.clear_sent'), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button aria-disabled={isBusy || undefined} onClick={() => void clear()}>
        {t('banking.clear')}
      </Button>
      <Button kind="quiet" onClick={onReturn}>
        {t('banking.return')}
      </Button>
    </span>
  )
}
