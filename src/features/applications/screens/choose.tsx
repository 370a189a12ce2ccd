// Public page of connection applications: kinds, papers needed, process, forms on paper.

import { useLoaderData } from 'react-router'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { WaitingDrafts } from '#features/cases/screens/waiting-drafts.tsx'
import type { Kind } from '../contract/form.ts'
import { kinds } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { applicationDraft } from './drafts.ts'
import { RequestedPapers } from './requested-papers.tsx'
import { screenTranslator, type TranslateScreens } from './translator.ts'

export const handle = { parameters: ['from'] } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const today = inNepal(ctx.now).date
  const requested = new URL(request.url).searchParams.get('from') ?? ''
  const from = isIsoDate(requested) && requested > today ? requested : null
  return { listed: await listRequestedPapers(ctx, from ?? today), from, orgId: ctx.org.id, today }
})

export default function ChooseApplication() {
  const { listed, from, orgId, today } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = screenTranslator(language)
  return (
    <PageArea>
      <PageMeta title={t('applications.title')} description={t('applications.lead')} />
      <PageHeading
        title={t('applications.title')}
        lead={t('applications.lead')}
        actions={
          <ButtonLink href="/registration/track">
            <Icon name="search" />
            {t('applications.track.link')}
          </ButtonLink>
        }
      />
      {from ? (
        <div className="mb-5">
          <Callout>
            <TimeText at={from}>{(day) => t('applications.papers_from', { day })}</TimeText>
          </Callout>
        </div>
      ) : null}
      <WaitingDrafts drafts={kinds.map((kind) => applicationDraft(kind, orgId))} today={today} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>li]:grid">
        {kinds.map((kind) => (
          <li key={kind}>
            <KindCard {...{ kind, listed, language, t }} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href="/miscellaneous#charter" className="link inline-flex min-h-11 items-center">
          {t('applications.charter')}
        </a>
      </p>
      <Section id="how" title={t('applications.how.title')}>
        <ol className="measure grid gap-3 ps-6 [list-style:var(--numerals)]">
          {(['1', '2', '3', '4'] as const).map((step) => (
            <li key={step} className="ps-1">
              {t(`applications.how.${step}`)}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="paper" title={t('applications.paper.title')}>
        <p className="measure">{t('applications.paper.text')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <ButtonLink key={kind} href={`/registration/print?kind=${kind}`}>
              <Icon name="print" />
              {t(`applications.paper.${kind}`)}
            </ButtonLink>
          ))}
        </p>
      </Section>
    </PageArea>
  )
}

type KindCardProps = { kind: Kind; listed: ListedPaper[]; language: Language; t: TranslateScreens }

function KindCard({ kind, listed, language, t }: KindCardProps) {
  return (
    <Card className="flex flex-col">
      <h2 className="text-xl">{t(`applications.kind.${kind}`)}</h2>
      <p className="mt-1 text-neutral-600">{t(`applications.${kind}.lead`)}</p>
      <div className="mt-5 mb-5">
        <RequestedPapers {...{ kind, listed, language }} heading="h3" />
      </div>
      <p className="mt-auto">
        <ButtonLink href={`/registration/${kind}`} kind="primary">
          {t(`applications.start.${kind}`)}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Card>
  )
}
