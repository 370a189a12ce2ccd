// Console page of the texts of SMS and emails.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { TemplatesApi } from '../contract/api.ts'
import { templatesTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<TemplatesApi['listTemplates']>('GET /admin/templates/{orgId}', { orgId: String(orgId) })
}

export default function MessageTemplates() {
  const { data } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = templatesTranslator(language)
  return (
    <div className="max-w-[60rem]">
      <PageMeta title={t('templates.title')} />
      <PageHeading title={t('templates.title')} lead={t('templates.lead')} />
      <ul className="border-t border-neutral-200">
        {data.map(({ name, channel, title, changed }) => (
          <li
            key={name}
            data-row=""
            className="flex flex-wrap items-center gap-x-4 border-b border-neutral-200 py-2 dense:py-0.5"
          >
            <Link
              to={`/staff/templates/${name}`}
              className="link inline-block min-w-0 flex-1 basis-60 py-2 font-bold dense:py-1.5"
            >
              {title[language]}: {t(`templates.${channel}`)}
            </Link>
            <Tag tone={changed ? 'info' : 'neutral'}>{t(changed ? 'templates.own' : 'templates.original')}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
