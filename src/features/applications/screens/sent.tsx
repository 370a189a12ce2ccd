// Public page of the receipt of an application: tracking code, papers to bring, next steps.

import { useLoaderData } from 'react-router'
import { refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { paperName } from '../rules/papers.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { papersToBring } from './addresses.ts'
import { screenTranslator } from './translator.ts'

export const handle = { uncached: true, parameters: ['code', 'bring', 'corrected'] } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const query = new URL(request.url).searchParams
  const code = readTrackingCode('A', query.get('code') ?? '') ?? refuse('missing', 'request.unknown_path')
  const listed = await listRequestedPapers(ctx)
  const bring = papersToBring(query).map((kind) => ({ kind, name: paperName(listed, kind) }))
  return { code, bring, corrected: query.has('corrected') }
})

export default function ApplicationSent() {
  const { code, bring, corrected } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = screenTranslator(language)
  const title = t(corrected ? 'applications.sent.corrected' : 'applications.sent.title')
  return (
    <PageArea narrow>
      <PageMeta title={title} />
      <Icon name="check" className="mb-3 size-12 text-success-700" />
      <PageHeading title={title} lead={t('applications.sent.lead')} />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-neutral-200 bg-neutral-50 p-5">
        <p>
          <span className="block text-sm text-neutral-600">{t('applications.field.code')}</span>
          <strong className="figures text-2xl text-title">{code}</strong>
        </p>
        <CopyButton text={code} label={t('applications.sent.copy')} copied={t('applications.sent.copied')} />
      </div>
      {bring.length > 0 ? (
        <div className="mt-6">
          <Callout tone="warning" title={t('applications.sent.bring')}>
            <ul className="mt-1 list-disc ps-5">
              {bring.map(({ kind, name }) => (
                <li key={kind}>{name[language]}</li>
              ))}
            </ul>
          </Callout>
        </div>
      ) : null}
      <h2 className="mt-10 text-xl">{t('applications.sent.next')}</h2>
      <ol className="measure mt-3 grid gap-2 ps-6 [list-style:var(--numerals)]">
        {(['2', '3', '4'] as const).map((step) => (
          <li key={step}>{t(`applications.how.${step}`)}</li>
        ))}
      </ol>
      <p className="mt-8">
        <ButtonLink kind="primary" href={`/registration/track?code=${code}`}>
          {t('applications.sent.follow')}
        </ButtonLink>
      </p>
    </PageArea>
  )
}
