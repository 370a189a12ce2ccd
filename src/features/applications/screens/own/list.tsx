// Which applications has this customer sent, and where does each stand?

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeSay } from '../office/sentences.ts'
import { ApplicationLine } from './line.tsx'

const limit = 10

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  return {
    page,
    ...(await api.read<ApplicationsApi['myApplications']>('GET /customer/applications/{orgId}/mine', {
      orgId: String(orgId),
      page,
      limit,
    })),
  }
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
        {data.map((application) => (
          <ApplicationLine key={application.code} application={application} />
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(total / limit)} language={language} to={(next) => `?page=${next}`} />
    </>
  )
}
