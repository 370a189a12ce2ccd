// Table of the wallet payments that are verified or rejected, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { WalletPayment, WalletPaymentsApi } from '../contract/api.ts'
import { walletMessages as texts } from '../messages.ts'
import { walletsTranslator } from './translator.ts'

export function DecidedTable({ orgId, today }: { orgId: string; today: string }) {
  const language = useLanguage()
  const t = walletsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<WalletPaymentsApi['walletPayments']>('GET /admin/walletPayments/{orgId}', { orgId })
    return { url: `${url}?part=decided`, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <ServerTable
      id="wallet-payments"
      caption={t('wallets.decided_title')}
      {...{ language, today, source, organisation, columns }}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="reference"
      records="compact"
      searchHint={t('wallets.search_hint')}
      fileName="wallet-payments"
      emptyText={t('wallets.none_decided')}
    />
  )
}

const columns: Column<WalletPayment>[] = [
  { key: 'reference', label: texts['wallets.reference'], width: 150 },
  { key: 'gateway', label: texts['wallets.gateway'], width: 120, value: ({ gateway }) => gatewayNames[gateway] },
  {
    key: 'customerNumber',
    label: texts['wallets.customer_number'],
    named: true,
    kind: 'code',
  },
  { key: 'amountPaisa', label: texts['wallets.amount'], kind: 'money', named: true },
  { key: 'shownOn', label: texts['wallets.shown_on'], kind: 'date', named: true },
  { key: 'state', minWidth: 90, label: texts['wallets.state'], value: ({ state }) => texts[`wallets.state_${state}`] },
  { key: 'receipt', minWidth: 110, label: texts['wallets.receipt'], named: true, value: ({ receipt }) => receipt },
  {
    key: 'decidedBy',
    label: texts['wallets.decided_by'],
    width: 140,
    named: true,
    value: ({ decided }) => decided?.by,
  },
  { key: 'note', label: texts['wallets.note'], width: 220, minWidth: 140, named: true },
]

function cellsIn(language: Language) {
  return {
    receipt: ({ receipt }: WalletPayment) =>
      receipt === null ? (
        '–'
      ) : (
        <Link to={`/staff/receipts/${receipt}`} className="link">
          {inDigits(receipt, language)}
        </Link>
      ),
  }
}
