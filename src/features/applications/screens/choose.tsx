// Public page of connection applications: kinds, papers needed, process, forms on paper.

import { useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import type { Kind } from '../contract/form.ts'
import { kinds } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { papersFor } from '../rules/papers.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { screenTranslator, type TranslateScreens } from './translator.ts'

export const loader = page(async (ctx) => ({ listed: await listRequestedPapers(ctx) }))

export default function ChooseApplication() {
  const { listed } = useLoaderData<typeof loader>()
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
  const papers = papersFor(listed, { kind, transferReason: 'inheritance' })
  const ofHeirs = papers.filter(({ purpose }) => purpose === 'inheritance')
  const sample = papers.some((paper) => paper.sample)
  return (
    <Card className="flex flex-col">
      <h2 className="text-xl">{t(`applications.kind.${kind}`)}</h2>
      <p className="mt-1 text-neutral-600">{t(`applications.${kind}.lead`)}</p>
      <h3 className="mt-5 text-base">
        {t('applications.papers_needed')}
        {sample ? <span className="font-normal text-neutral-600"> ({t('applications.papers_sample')})</span> : null}
      </h3>
      <ul className="mt-1 mb-5 grid gap-1.5">
        {papers
          .filter((paper) => !ofHeirs.includes(paper))
          .map(({ kind: paper, label, required }) => (
            <li key={paper} className="flex gap-2">
              <Icon name="file" className="h-[1lh] w-4 text-secondary-700" />
              <span className="min-w-0 wrap-anywhere">
                {required ? label[language] : t('applications.papers_optional', { paper: label[language] })}
              </span>
            </li>
          ))}
        {ofHeirs.length > 0 ? (
          <li className="text-neutral-600">
            {t('applications.papers_of_heirs', {
              papers: ofHeirs.map(({ label }) => label[language]).join(', '),
            })}
          </li>
        ) : null}
      </ul>
      <p className="mt-auto">
        <ButtonLink href={`/registration/${kind}`} kind="primary">
          {t(`applications.start.${kind}`)}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Card>
  )
}
