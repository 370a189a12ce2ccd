// Which complaints has this customer sent, and how far has each come?

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import type { ComplaintsApi } from '../../contract/api.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { officeSay } from '../office/sentences.ts'
import { ComplaintLine } from './line.tsx'

const limit = 10

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  return {
    page,
    ...(await api.read<ComplaintsApi['myComplaints']>('GET /customer/complaints/{orgId}/mine', {
      orgId: String(orgId),
      page,
      limit,
    })),
  }
}

export default function MyComplaints() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const send = (
    <ButtonLink kind="primary" href="/complaint">
      {say('complaints.send')}
    </ButtonLink>
  )
  return (
    <>
      <PageMeta title={say('complaints.mine_title')} />
      <PageHeading
        title={say('complaints.mine_title')}
        lead={say('complaints.mine_lead')}
        actions={data.length > 0 ? send : undefined}
      />
      {data.length === 0 ? (
        <EmptyState
          title={say('complaints.mine_none')}
          text={say('complaints.mine_none_text')}
          icon="message"
          action={
            <>
              {send}
              <ButtonLink href="/complaint/track">{say('complaints.track_title')}</ButtonLink>
            </>
          }
        />
      ) : null}
      <ul className="grid gap-3">
        {data.map((complaint) => (
          <ComplaintLine key={complaint.code} complaint={complaint} />
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(total / limit)} language={language} to={(next) => `?page=${next}`} />
    </>
  )
}
