// Console page of the audit log, with search and filters by action, person and day.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { AuditApi } from '../contract.ts'
import { auditMessages } from '../messages.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { auditActionsContext } from './actions.ts'
import { Filters } from './filters.tsx'
import { Rows } from './rows.tsx'

const limit = 50

/** The labels of all actions in the reader's language. */
export const loader = page(({ language }, { context }) => ({
  labels: textsIn(context.get(auditActionsContext), language),
}))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [texts, { api, orgId }] = await Promise.all([serverLoader<typeof loader>(), requireSession('staff', request)])
  const params = new URL(request.url).searchParams
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const filters = {
    search: text('search'),
    action: text('action'),
    actorId: text('actor'),
    from: text('from'),
    to: text('to'),
  }
  const days = { recordedFrom: dayOf(filters.from), recordedTo: dayOf(filters.to) }
  const actorId = Number(filters.actorId) || undefined
  const { search, action } = filters
  const query = { orgId: String(orgId), limit, page: Number(params.get('page') ?? 1), search, action, actorId, ...days }
  const found = await api.read<AuditApi['listAudit']>('GET /admin/audit/{orgId}', query)
  const unread = Boolean((filters.from && !days.recordedFrom) || (filters.to && !days.recordedTo))
  return { ...texts, ...found, filters, unread, current: query.page }
}
clientLoader.hydrate = true as const

export default function AuditList() {
  const { data, labels, total, current, filters, unread } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(auditMessages, language)
  const person = filters.actorId ? data.find(({ actorId }) => String(actorId) === filters.actorId) : undefined
  return (
    <>
      <PageMeta title={t('audit.title')} />
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      <Filters filters={filters} labels={labels} unread={unread} language={language} />
      {filters.actorId || Object.values(filters).some(Boolean) ? (
        <p className="mb-4 flex flex-wrap gap-4">
          {person ? <strong>{t('audit.only_of', { name: inLanguage(person.name, language).text })}</strong> : null}
          <Link to="/staff/audit" className="link">
            {t('audit.reset')}
          </Link>
        </p>
      ) : null}
      {data.length === 0 ? (
        <EmptyState title={t('audit.nothing')} icon="search" />
      ) : (
        <Rows rows={data} labels={labels} />
      )}
      <PageLinks
        page={current}
        pages={Math.ceil(total / limit)}
        language={language}
        to={(next) => `?${new URLSearchParams({ ...addressOf(filters), page: String(next) })}`}
      />
    </>
  )
}

function addressOf({ actorId, ...filters }: { actorId: string } & Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...filters, actor: actorId }).filter(([, value]) => value))
}

// In either calendar, as it is typed or printed: the year tells which.
function dayOf(typed: string): string | undefined {
  const read = typed ? parseImportedDate(typed) : undefined
  return read?.ok ? read.value : undefined
}

function textsIn(messages: Record<string, Record<Language, string>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[language]]))
}
