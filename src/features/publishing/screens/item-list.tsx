// Admin list of the items of one published kind, by publishing state.

import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { soonDays } from '#kit/soon.ts'
import type { Column } from '#kit/table/columns.ts'
import type { Form } from '#kit/validation/form.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import type { Permission } from '#root/permissions.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { buttonClass } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { AdminListFields } from '../contract/query.ts'
import type { StateCounts } from '../contract/outputs.ts'
import type { AdminRow, View } from './columns.ts'
import { adminListDefaults, views } from './columns.ts'
import { publishingTranslator } from './translator.ts'
import { StateTag } from './status.tsx'

/** The list row of any published kind. */
type ListRow = {
  method: 'GET'
  path: `/admin/${string}/{orgId}`
  for: Permission
  summary: Bilingual
  input: Form<AdminListFields>
}

type ItemListProps<Row> = {
  /** `news`: the address is /staff/news, and exported files have this name. */
  name: string
  list: AddressOf<ListRow>
  orgId: string
  counts: StateCounts
  today: string
  /** Returns the same array for the same view. */
  columnsOf: (view: View) => Column<Row>[]
  titleOf: (row: Row) => Bilingual
  texts: { title: string; lead: string; add: string; searchHint: string }
  /** The address of the page on which the order is set, below that of the list. */
  order?: string | undefined
}

export function ItemList<Row extends AdminRow>(props: ItemListProps<Row>) {
  const { name, list, orgId, counts, today, columnsOf, titleOf, texts, order } = props
  const language = useLanguage()
  const t = publishingTranslator(language)
  const branding = useBranding()
  const [params] = useSearchParams()
  const view = views.find((each) => each === params.get('view')) ?? 'all'
  const source = useMemo(() => {
    const state = view === 'all' ? undefined : view
    return { url: urlOf<ListRow>(list, { orgId, state }), send: httpClient({ language }) }
  }, [list, orgId, view, language])
  const labelled = views.map((key) =>
    key === 'all'
      ? { key, label: t('publishing.view_all') }
      : { key, label: t(`publishing.${key}`, { n: soonDays }), count: counts[key] },
  )
  const viewName = labelled.find(({ key }) => key === view)!.label
  return (
    <>
      <PageMeta title={texts.title} />
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {order ? (
              <Link to={order} className={buttonClass('plain')}>
                {t('publishing.order')}
              </Link>
            ) : null}
            <Link to={`/staff/${name}/new`} className={buttonClass('primary')}>
              {texts.add}
            </Link>
          </>
        }
      />
      <ViewLinks label={t('publishing.views')} views={labelled} current={view} language={language} />
      <ServerTable
        key={view}
        id={name}
        caption={`${texts.title}: ${viewName}`}
        {...{ language, today, source }}
        columns={columnsOf(view)}
        cells={cellsIn({ name, language, titleOf })}
        rowKey={({ id }) => String(id)}
        rowHeader="title"
        records="compact"
        defaults={adminListDefaults}
        fileName={`${name}-${view}`}
        organisation={branding}
        searchHint={texts.searchHint}
        emptyText={t('publishing.none_here')}
      />
    </>
  )
}

function cellsIn<Row extends AdminRow>(props: Pick<ItemListProps<Row>, 'name' | 'titleOf'> & { language: Language }) {
  const { name, titleOf, language } = props
  return {
    title: (row: Row) => {
      const title = inLanguage(titleOf(row), language)
      return (
        <Link to={`/staff/${name}/${row.id}`} lang={title.lang} className="link font-bold">
          {title.text}
        </Link>
      )
    },
    state: ({ state }: Row) => <StateTag state={state} language={language} />,
  }
}
