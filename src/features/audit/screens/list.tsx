// Console page of the audit log, with search.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Tag } from '#ui/tag.tsx'
import type { AuditRow, AuditApi } from '../contract.ts'
import { auditMessages } from '../messages.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { auditActionsContext } from './actions.ts'

const limit = 50

/** The labels of all actions in the reader's language. */
export const loader = page(({ language }, { context }): Record<string, string> => {
  const labels = Object.entries(context.get(auditActionsContext))
  return Object.fromEntries(labels.map(([action, label]) => [action, label[language]]))
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [labels, { api, orgId }] = await Promise.all([serverLoader<typeof loader>(), requireSession('staff', request)])
  const params = new URL(request.url).searchParams
  const query = { page: Number(params.get('page') ?? 1), search: params.get('search') ?? '' }
  return {
    labels,
    ...query,
    ...(await api.read<AuditApi['listAudit']>('GET /admin/audit/{orgId}', { orgId: String(orgId), limit, ...query })),
  }
}
clientLoader.hydrate = true as const

export default function AuditList() {
  const { data, labels, total, page: current, search } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(auditMessages, language)
  return (
    <>
      <PageMeta title={t('audit.title')} />
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      <SearchBox label={t('audit.search')} button={t('audit.search_button')} value={search} />
      {data.length === 0 ? (
        <EmptyState title={t('audit.nothing')} icon="search" />
      ) : (
        <Rows rows={data} labels={labels} />
      )}
      <PageLinks
        page={current}
        pages={Math.ceil(total / limit)}
        language={language}
        to={(next) => `?${new URLSearchParams({ ...(search && { search }), page: String(next) })}`}
      />
    </>
  )
}

type Labels = Record<string, string>

function Rows({ rows, labels }: { rows: AuditRow[]; labels: Labels }) {
  const language = useLanguage()
  const t = translator(auditMessages, language)
  return (
    <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid break-inside-avoid gap-x-6 gap-y-2 py-3 md:grid-cols-[15rem_1fr_auto] print:grid-cols-[15rem_1fr_auto]"
        >
          <div>
            <p className="figures">{formatInstant(new Date(row.at), language)}</p>
            <p className="text-neutral-600">
              {row.actorKind === 'machine' ? `${t('audit.system')} (${row.actorName})` : row.actorName}
            </p>
          </div>
          <div className="min-w-0">
            <ActionCell row={row} labels={labels} />
            {Object.keys(row.changes).length > 0 ? (
              <details>
                <summary className="link inline-block py-1 text-sm">{t('audit.changes')}</summary>
                <pre className="max-w-full rounded-box bg-neutral-50 p-3 text-sm break-words whitespace-pre-wrap">
                  {JSON.stringify(row.changes, null, 2)}
                </pre>
              </details>
            ) : null}
          </div>
          <div className="text-sm md:text-end print:text-end">
            <Outcome outcome={row.outcome} language={language} />
            <p className="figures text-neutral-600">{row.address}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The label of an action, and below it the stored action and target, which the search matches. */
function ActionCell({ row: { action, target }, labels }: { row: AuditRow; labels: Labels }) {
  const label = Object.hasOwn(labels, action) ? labels[action] : undefined
  return (
    <>
      {label ? <p className="font-semibold text-neutral-900">{label}</p> : null}
      <p className="text-sm text-neutral-600">
        <code>{action}</code> {target}
      </p>
    </>
  )
}

function Outcome({ outcome, language }: { outcome: string; language: Language }) {
  const t = translator(auditMessages, language)
  if (outcome === 'done') return <Tag tone="success">{t('audit.done')}</Tag>
  return (
    <>
      <Tag tone="danger">{t('audit.refused')}</Tag>
      <p className="mt-1 text-neutral-600">
        <code>{outcome}</code>
      </p>
    </>
  )
}
