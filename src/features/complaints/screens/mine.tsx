// Which complaints did this customer send?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter } from '#features/sessions/screens/signed-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { Tag } from '#ui/tag.tsx'
import { complaintsApi } from '../contract.ts'
import { officeSay } from './office-sentences.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

const limit = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await enter('customer', request)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return { page, ...(await api.read(complaintsApi.myComplaints, { orgId: String(orgId), page, limit })) }
}

export default function MyComplaints() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const send = (
    <ButtonLink href="/complaint" kind="primary">
      {say('complaints.send')}
    </ButtonLink>
  )
  return (
    <>
      <PageMeta title={say('complaints.mine')} />
      <PageHeading title={say('complaints.mine')} lead={say('complaints.mine_lead')} actions={send} />
      {data.length === 0 ? <EmptyState title={say('complaints.inbox_empty')} icon="message" /> : null}
      <ul className="grid gap-3">
        {data.map(({ code, type, state, message, receivedAt }) => (
          <li key={code} className="rounded-box border border-neutral-200 p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/account/complaints/${encodeURIComponent(code)}`}
                className="link figures text-lg font-semibold"
              >
                {code}
              </Link>
              <Tag tone="info">{say(`complaints.state_${state}`)}</Tag>
            </div>
            <p className="mt-1 font-semibold">{type[language]}</p>
            <p className="line-clamp-2 text-neutral-700">{message}</p>
            <p className="mt-1 text-sm text-neutral-600">{formatInstant(new Date(receivedAt), language)}</p>
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(total / limit)} language={language} to={(next) => `?page=${next}`} />
    </>
  )
}
