// Console list of the media library with small pictures, and the form that adds files.

import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { ViewLinks } from '#ui/view-links.tsx'
import type { ListedMedia, MediaApi } from '../contract/api.ts'
import { AddFiles } from './add-files.tsx'
import { columns, defaults, views } from './columns.ts'
import { Thumbnail } from './thumbnail.tsx'
import { mediaTranslator, nameOf } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'content:write')
  const orgId = String(id)
  const counts = await api.read<MediaApi['countMedia']>('GET /admin/media/{orgId}/views', { orgId })
  return { orgId, counts, today: todayInNepal() }
}

export default function MediaList() {
  const { orgId, counts, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = mediaTranslator(language)
  const branding = useBranding()
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState(0)
  const [params] = useSearchParams()
  const view = views.find((each) => each === params.get('view')) ?? 'all'
  const source = useMemo(() => {
    const wanted = view === 'all' ? undefined : view
    return {
      url: urlOf<MediaApi['listMedia']>('GET /admin/media/{orgId}', { orgId, view: wanted }),
      send: httpClient({ language }),
    }
  }, [orgId, view, language])
  const labelled = views.map((key) =>
    key === 'all' ? { key, label: t('media.view_all') } : { key, label: t(`media.view_${key}`), count: counts[key] },
  )
  return (
    <>
      <PageMeta title={t('media.title')} />
      <PageHeading title={t('media.title')} lead={t('media.lead')} />
      <AddFiles
        {...{ orgId, language }}
        onAdded={() => {
          setAdded((number) => number + 1)
          void revalidate()
        }}
      />
      <ViewLinks label={t('media.views')} views={labelled} current={view} language={language} />
      <ServerTable
        key={`${view} ${added}`}
        id="media"
        caption={`${t('media.title')}: ${labelled.find(({ key }) => key === view)!.label}`}
        {...{ language, today, source, columns, defaults }}
        cells={cellsIn(orgId, language)}
        rowKey={({ id }) => String(id)}
        rowHeader="alt"
        records="compact"
        fileName={`media-${view}`}
        organisation={branding}
        searchHint={t('media.search_hint')}
        emptyText={t('media.empty')}
      />
    </>
  )
}

function cellsIn(orgId: string, language: Language) {
  return {
    picture: (file: ListedMedia) => <Thumbnail {...{ orgId, file, language }} className="size-11 dense:size-9" />,
    alt(file: ListedMedia) {
      const { text, lang } = nameOf(file, language)
      return (
        <Link to={`/staff/media/${file.id}`} lang={lang} className="link font-bold">
          {text}
        </Link>
      )
    },
  }
}
