// Table of the cheques that are cleared, returned or reversed, paged by the server; a bank may still take back one that it has paid.

import { useMemo, useState } from 'react'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { messageText, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { BankingApi, Cheque } from '../contract/api.ts'
import { bankingMessages as texts } from '../messages.ts'
import { ReceiptLink, Why } from './cheque-cells.tsx'
import { ReturnForm } from './return-form.tsx'
import { bankingTranslator } from './translator.ts'

export function EndedTable({ orgId, today, mayWrite }: { orgId: string; today: string; mayWrite: boolean }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<BankingApi['cheques']>('GET /admin/cheques/{orgId}', { orgId })
    return { url: `${url}?part=ended`, send: httpClient({ language }) }
  }, [orgId, language])
  const [returned, setReturned] = useState<Cheque>()
  const [version, setVersion] = useState(0)
  return (
    <>
      <ServerTable
        key={version}
        id="cheques"
        caption={t('banking.ended')}
        {...{ language, today, source, organisation, columns }}
        cells={cellsIn(language, mayWrite ? setReturned : undefined)}
        rowKey={({ number }) => number}
        rowHeader="number"
        records="compact"
        searchHint={t('banking.search_hint')}
        fileName="cheques"
        emptyText={t('banking.none_ended')}
      />
      {returned ? (
        <ReturnForm
          key={returned.number}
          cheque={returned}
          onDone={() => {
            setReturned(undefined)
            setVersion(version + 1)
          }}
        />
      ) : null}
    </>
  )
}

const columns: Column<Cheque>[] = [
  {
    key: 'number',
    label: texts['banking.receipt'],
    kind: 'code',
  },
  { key: 'reference', label: texts['banking.reference'], width: 180 },
  { key: 'payer', label: texts['banking.payer'], width: 170 },
  { key: 'receivedOn', label: texts['banking.received_on'], kind: 'date', named: true },
  { key: 'amountPaisa', label: texts['banking.amount'], kind: 'money', named: true },
  { key: 'state', label: texts['banking.state'], value: ({ state }) => texts[`banking.state_${state}`] },
  { key: 'reason', label: texts['banking.reason'], width: 200, named: true },
  { key: 'feePaisa', label: texts['banking.fee'], kind: 'money', named: true },
]

function cellsIn(language: Language, onReturn: ((cheque: Cheque) => void) | undefined) {
  const t = bankingTranslator(language)
  return {
    number: ({ number }: Cheque) => <ReceiptLink {...{ number, language }} />,
    state: (cheque: Cheque) => (
      <>
        {t(`banking.state_${cheque.state}`)}{' '}
        {onReturn && cheque.mayReturn.ok ? (
          <Button kind="quiet" onClick={() => onReturn(cheque)}>
            {t('banking.take_back')}
          </Button>
        ) : null}
        {onReturn && cheque.state === 'cleared' && !cheque.mayReturn.ok ? (
          <Why reason={messageText(t, cheque.mayReturn)} />
        ) : null}
      </>
    ),
  }
}
