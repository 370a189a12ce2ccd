// What does a person take along who has just sent a complaint?

import { useLoaderData } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { readReceipt } from '#features/complaints/operations/send.server.ts'
import { complaintsSay } from './sentences.ts'

export const handle = { uncached: true } satisfies PageHandle

/** Nothing about the person: whoever sees the address sees the number and two times. */
export const loader = page((ctx, { params }) => readReceipt(ctx, params.code ?? ''))

export default function ComplaintReceived() {
  const { code, receivedAt, dueAt } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = complaintsSay(language)
  return (
    <PageArea narrow>
      <PageMeta title={say('complaints.received_title')} />
      <PageHeading title={say('complaints.received_title')} />
      <div className="rounded-box border border-success-600 bg-success-50 p-5">
        <p className="font-semibold">{say('complaints.ticket')}</p>
        <p className="figures mt-1 text-3xl font-bold text-primary" translate="no">
          {code}
        </p>
        <p className="mt-3">
          <CopyButton text={code} label={say('complaints.copy')} copied={say('complaints.copied')} />
        </p>
      </div>
      <p className="mt-6">{say('complaints.keep_code')}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{say('complaints.received_at')}</dt>
        <dd className="mb-2 sm:mb-0">{formatInstant(new Date(receivedAt), language)}</dd>
        {dueAt ? (
          <>
            <dt className="font-semibold">{say('complaints.due')}</dt>
            <dd>{formatInstant(new Date(dueAt), language)}</dd>
          </>
        ) : null}
      </dl>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={`/complaint/track?code=${code}`}>
          {say('complaints.follow')}
        </ButtonLink>
        <ButtonLink href="/complaint">{say('complaints.another')}</ButtonLink>
      </p>
    </PageArea>
  )
}
