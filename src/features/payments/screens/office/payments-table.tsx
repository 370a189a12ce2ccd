// Table of payments through gateways, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ListedPayment, PaymentsApi } from '../../contract/api.ts'
import type { AttemptPart } from '../../contract/attempt.ts'
import { paymentColumns } from './columns.ts'
import { officeTranslator } from './translator.ts'

export function PaymentsTable(props: { part: AttemptPart; caption: string; orgId: string; today: string }) {
  const { part, caption, orgId, today } = props
  const language = useLanguage()
  const t = officeTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<PaymentsApi['payments']>('GET /admin/payments/{orgId}', { orgId })
    return { url: `${url}?part=${part}`, send: httpClient({ language }) }
  }, [orgId, language, part])
  return (
    <ServerTable
      id={`payments-${part}`}
      {...{ caption, language, today, source, organisation }}
      columns={paymentColumns}
      cells={cells}
      rowKey={({ id }) => id}
      rowHeader="id"
      records="compact"
      searchHint={t('payments.office_search')}
      fileName={`payments-${part}`}
      emptyText={t('payments.office_none')}
    />
  )
}

const cells = {
  id: ({ id }: ListedPayment) => (
    <Link to={`/staff/payments/${id}`} className="link">
      {id}
    </Link>
  ),
}
