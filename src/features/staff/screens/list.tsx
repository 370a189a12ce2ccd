// Console page of the staff list, with views and search.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Tag } from '#ui/tag.tsx'
import { roleName } from '#features/people/screens/role-names.ts'
import type { StaffApi } from '../contract/api.ts'
import { staffStatuses } from '../contract/forms.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { ViewLinks } from '#ui/view-links.tsx'
import { staffTranslator } from './translator.ts'
import { StateTag } from './state-tag.tsx'

const limit = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request)
  const params = new URL(request.url).searchParams
  const status = staffStatuses.find((each) => each === params.get('view'))
  const query = { page: Number(params.get('page') ?? 1), search: params.get('search') ?? '' }
  const found = await api.read<StaffApi['listStaff']>('GET /admin/people/{orgId}', {
    orgId: String(orgId),
    limit,
    status,
    ...query,
  })
  return { ...query, ...found, status }
}

export default function StaffList() {
  const { data, total, page, search, status } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = staffTranslator(language)
  const mayChange = useWho().permissions.includes('people:change')
  const invite = (
    <Link to="/staff/people/new" className={buttonClass('primary')}>
      {t('staff.invite')}
    </Link>
  )
  return (
    <>
      <PageMeta title={t('staff.title')} />
      <PageHeading title={t('staff.title')} lead={t('staff.lead')} actions={mayChange ? invite : undefined} />
      <ViewLinks
        label={t('staff.views')}
        views={(['all', ...staffStatuses] as const).map((key) => ({ key, label: t(`staff.${key}`) }))}
        current={status ?? 'all'}
        language={language}
      />
      <SearchBox label={t('staff.search')} button={t('staff.search_button')} value={search} view={status} />
      {data.length === 0 ? <EmptyState title={t('staff.empty')} icon="user" /> : null}
      <ul className="grid gap-2 sm:gap-3 dense:gap-0 dense:border-t dense:border-neutral-200">
        {data.map((member) => (
          <li
            key={member.id}
            className="grid gap-1 rounded-box border border-neutral-200 px-3 py-2 sm:grid-cols-[1fr_auto] sm:gap-2 sm:p-4 dense:rounded-none dense:border-0 dense:border-b dense:px-2 dense:py-0.5"
          >
            <div className="min-w-0 dense:grid dense:grid-cols-[18rem_1fr] dense:gap-x-4">
              <Link to={`/staff/people/${member.id}`} className="link text-lg font-bold dense:text-sm">
                {inLanguage(member.name, language).text}
              </Link>
              <p className="text-neutral-600 dense:row-start-2 dense:text-sm">{member.email}</p>
              <p className="mt-1 flex flex-wrap gap-2 dense:row-span-2 dense:row-start-1 dense:col-start-2 dense:mt-0 dense:content-center">
                {member.roles.map((role) => (
                  <Tag key={role} tone="info">
                    {roleName(role)[language]}
                  </Tag>
                ))}
              </p>
            </div>
            <div className="text-sm text-neutral-600 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 sm:text-end dense:grid dense:grid-cols-[7rem_19rem] dense:items-center dense:gap-4 dense:text-start">
              <span>
                <StateTag member={member} t={t} />
              </span>
              <p className="sm:mt-1 dense:mt-0">
                {t('staff.last_seen')}: {member.lastSeenAt ? <TimeText at={member.lastSeenAt} /> : t('staff.never')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={Math.ceil(total / limit)}
        language={language}
        to={(next) =>
          `?${new URLSearchParams({ ...(status && { view: status }), ...(search && { search }), page: String(next) })}`
        }
      />
    </>
  )
}
