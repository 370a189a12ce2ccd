// Public page of the receipt of a complaint: number, times, next steps.

import { useLoaderData } from 'react-router'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { readReceipt } from '../operations/send.server.ts'
import { complaintsTranslator } from './translator.ts'

export const handle = { uncached: true } satisfies PageHandle

/** No personal data: the address alone shows the number and two times. */
export const loader = page((ctx, { params }) => readReceipt(ctx, params.code ?? ''))

export default function ComplaintReceived() {
  const { code, receivedAt, dueAt } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = complaintsTranslator(language)
  return (
    <PageArea narrow>
      <PageMeta title={t('complaints.received_title')} />
      <Icon name="check" className="mb-3 size-12 text-success-700" />
      <PageHeading title={t('complaints.received_title')} lead={t('complaints.save_code')} />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-neutral-200 bg-neutral-50 p-5">
        <div>
          <p className="text-sm text-neutral-600">{t('complaints.ticket')}</p>
          <p className="figures text-2xl font-bold text-title" translate="no">
            {code}
          </p>
        </div>
        <CopyButton text={code} label={t('complaints.copy')} copied={t('complaints.copied')} />
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-neutral-600">{t('complaints.received_at')}</dt>
        <dd className="mb-2 font-bold sm:mb-0">
          <TimeText at={receivedAt} />
        </dd>
        {dueAt ? (
          <>
            <dt className="text-neutral-600">{t('complaints.due')}</dt>
            <dd className="font-bold">
              <TimeText at={dueAt} />
            </dd>
          </>
        ) : null}
      </dl>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={`/complaint/track?code=${code}`}>
          {t('complaints.follow')}
        </ButtonLink>
        <ButtonLink href="/complaint">{t('complaints.another')}</ButtonLink>
      </p>
    </PageArea>
  )
}
