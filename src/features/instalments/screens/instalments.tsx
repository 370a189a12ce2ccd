// Console page of instalments: agreements to be approved, running ones with how they are kept, and those that are ended.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { Agreement, InstalmentsApi } from '../contract/api.ts'
import { instalmentMessages as texts } from '../messages/all.ts'
import { AgreementView } from './agreement.tsx'
import { instalmentsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Decided ones leave the section, the next ones follow. */
const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const query = { orgId, part: 'prepared', sortOrder: 'asc', limit: shown } as const
  const { data } = await api.read<InstalmentsApi['agreements']>('GET /admin/instalments/{orgId}', query)
  return { pending: data, orgId, today: todayInNepal() }
}

export default function Instalments() {
  const { pending, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = instalmentsTranslator(language)
  const version = pending.map(({ id }) => id).join()
  return (
    <>
      <PageMeta title={t('instalments.title')} />
      <PageHeading title={t('instalments.title')} lead={t('instalments.lead')} />
      <Section id="pending" title={t('instalments.to_approve')}>
        {pending.length === 0 ? <p>{t('instalments.none_to_approve')}</p> : null}
        {pending.map((agreement) => (
          <AgreementView key={agreement.id} agreement={agreement} isLinked language={language} />
        ))}
      </Section>
      {(['running', 'ended'] as const).map((part) => (
        <Section key={part} id={part} title={t(`instalments.${part}_title`)}>
          <Listed key={version} {...{ part, orgId, today, language }} />
        </Section>
      ))}
    </>
  )
}

type Props = { part: 'running' | 'ended'; orgId: string; today: string; language: Language }

function Listed({ part, orgId, today, language }: Props) {
  const t = instalmentsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<InstalmentsApi['agreements']>('GET /admin/instalments/{orgId}', { orgId })
    return { url: `${url}?part=${part}`, send: httpClient({ language }) }
  }, [orgId, part, language])
  return (
    <ServerTable
      id={`instalments-${part}`}
      caption={t(`instalments.${part}_title`)}
      {...{ language, today, source, columns, organisation }}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="customerNumber"
      records="compact"
      searchHint={t('instalments.search_hint')}
      fileName={`instalments-${part}`}
      emptyText={t('instalments.none_office')}
    />
  )
}

const columns: Column<Agreement>[] = [
  {
    key: 'customerNumber',
    label: texts['instalments.customer_number'],
    kind: 'code',
  },
  { key: 'amountPaisa', label: texts['instalments.amount'], kind: 'money', named: true },
  { key: 'state', label: texts['instalments.state'], value: ({ state }) => texts[`instalments.state_${state}`] },
  { key: 'next', label: texts['instalments.next'], kind: 'date', named: true, value: ({ next }) => next?.dueOn },
  { key: 'parts', label: texts['instalments.count'], kind: 'number', named: true, value: ({ parts }) => parts.length },
  {
    key: 'decidedBy',
    label: texts['instalments.decided_by'],
    width: 150,
    named: true,
    value: ({ decided }) => decided?.by,
  },
  { key: 'reason', label: texts['instalments.reason'], width: 220, minWidth: 140, named: true },
]

function cellsIn(language: Language) {
  return {
    customerNumber: ({ connectionId, customerNumber }: Agreement) => (
      <Link to={`/staff/connections/${connectionId}/instalments`} className="link inline-block py-1">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
