// Console page of the audit log, with search and filters by action, person and day.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { AuditApi, AuditRow } from '../contract.ts'
import { auditMessages } from '../messages.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { auditContext } from './names.ts'
import { ExportButton } from './export-button.tsx'
import type { Actor } from './filters.tsx'
import { Filters } from './filters.tsx'
import { Rows } from './rows.tsx'

const limit = 50

/** The labels of all actions in the reader's language, and the items that have pages. */
export const loader = page(({ language }, { context }) => {
  const { actions, items } = context.get(auditContext)
  return { labels: textsIn(actions, language), items }
})

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
    outcome: text('outcome'),
    item: text('item'),
  }
  const days = { recordedFrom: dayOf(filters.from), recordedTo: dayOf(filters.to) }
  const actorId = Number(filters.actorId) || undefined
  const { search, action, item } = filters
  const outcome = (['done', 'refused'] as const).find((each) => each === filters.outcome)
  const query = { orgId: String(orgId), search, action, actorId, outcome, item: item || undefined, ...days }
  const current = Number(params.get('page') ?? 1)
  const [found, people] = await Promise.all([
    api.read<AuditApi['listAudit']>('GET /admin/audit/{orgId}', { ...query, limit, page: current }),
    api.read<AuditApi['listAuditPeople']>('GET /admin/audit/{orgId}/people', { orgId: String(orgId) }),
  ])
  const unread = Boolean((filters.from && !days.recordedFrom) || (filters.to && !days.recordedTo))
  return { ...texts, ...found, people: people.data, filters, unread, query, current }
}
clientLoader.hydrate = true as const

export default function AuditList() {
  const { data, labels, items, people, total, totalIsLeast, current, filters, unread, query } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(auditMessages, language)
  return (
    <>
      <PageMeta title={t('audit.title')} />
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      <Filters
        key={filters.actorId}
        {...{ filters, labels, people: peopleWith(people, data, filters.actorId), unread, language }}
      />
      {Object.values(filters).some(Boolean) ? (
        <p className="mb-4 flex flex-wrap gap-4">
          {filters.item ? (
            <span>
              <strong>{t('audit.of_item')}</strong>{' '}
              <Link to={`/staff/${filters.item}`} className="link">
                {t('audit.to_item')}
              </Link>
            </span>
          ) : null}
          <Link to="/staff/audit" className="link">
            {t('audit.reset')}
          </Link>
        </p>
      ) : null}
      {data.length === 0 ? (
        <EmptyState title={t('audit.nothing')} icon="search" />
      ) : (
        <Rows rows={data} labels={labels} items={items} />
      )}
      {data.length > 0 ? (
        <p className="mt-4">
          <ExportButton {...{ query, labels, language }} />
        </p>
      ) : null}
      <PageLinks
        page={current}
        pages={Math.max(Math.ceil(total / limit), totalIsLeast && data.length === limit ? current + 1 : 0)}
        language={language}
        to={(next) => `?${new URLSearchParams({ ...addressOf(filters), page: String(next) })}`}
      />
    </>
  )
}

/** A customer who is chosen in the list is a choice too. */
function peopleWith(people: readonly Actor[], rows: readonly AuditRow[], actorId: string): readonly Actor[] {
  const row = rows.find((each) => String(each.actorId) === actorId)
  return !row || people.some(({ id }) => id === row.actorId)
    ? people
    : [...people, { id: row.actorId!, name: row.name }]
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
