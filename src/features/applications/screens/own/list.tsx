// Which applications has this customer sent, and where does each stand?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter } from '#features/sessions/screens/signed-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { Tag } from '#ui/tag.tsx'
import { applicationsApi } from '../../contract.ts'
import { officeSay } from '../office/sentences.ts'
import { stateTones } from '../status-view.tsx'

const limit = 10

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await enter('customer', request)
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  return { page, ...(await api.read(applicationsApi.myApplications, { orgId: String(orgId), page, limit })) }
}

export default function MyApplications() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const apply = (
    <ButtonLink kind="primary" href="/registration">
      {say('applications.apply')}
    </ButtonLink>
  )
  return (
    <>
      <PageMeta title={say('applications.mine_title')} />
      <PageHeading
        title={say('applications.mine_title')}
        lead={say('applications.mine_lead')}
        actions={data.length > 0 ? apply : undefined}
      />
      {data.length === 0 ? (
        <EmptyState
          title={say('applications.mine_none')}
          text={say('applications.mine_none_text')}
          icon="file"
          action={
            <>
              {apply}
              <ButtonLink href="/registration/track">{say('applications.track.title')}</ButtonLink>
            </>
          }
        />
      ) : null}
      <ul className="grid gap-3">
        {data.map(({ code, kind, state, applicant, submittedAt }) => (
          <li key={code} className="grid gap-1 rounded-box border border-neutral-200 p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link to={`/account/applications/${code}`} className="link py-1 text-lg font-semibold">
                {say(`applications.kind.${kind}`)}
              </Link>
              <Tag tone={stateTones[state]}>{say(`applications.state.${state}`)}</Tag>
            </div>
            <p lang={inLanguage(applicant, language).lang}>{inLanguage(applicant, language).text}</p>
            <p className="figures text-sm text-neutral-600">
              <span translate="no">{code}</span> · {formatInstant(new Date(submittedAt), language)}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(total / limit)} language={language} to={(next) => `?page=${next}`} />
    </>
  )
}
