// Which application does somebody need, what does it take, and can it be done on paper?

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
import { listPapersAsked } from '../store/asked-papers.server.ts'
import { sayOnScreens, type ScreenSay } from './words.ts'

export const loader = page(async (ctx) => ({ listed: await listPapersAsked(ctx) }))

export default function ChooseApplication() {
  const { listed } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = sayOnScreens(language)
  return (
    <PageArea>
      <PageMeta title={say('applications.title')} description={say('applications.lead')} />
      <PageHeading
        title={say('applications.title')}
        lead={say('applications.lead')}
        actions={
          <ButtonLink href="/registration/track">
            <Icon name="search" />
            {say('applications.track.link')}
          </ButtonLink>
        }
      />
      <ul className="grid gap-4 md:grid-cols-2 [&>li]:grid">
        {kinds.map((kind) => (
          <li key={kind}>
            <KindCard {...{ kind, listed, language, say }} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href="/miscellaneous#charter" className="link inline-flex min-h-11 items-center">
          {say('applications.charter')}
        </a>
      </p>
      <Section id="how" title={say('applications.how.title')}>
        <ol className="measure grid gap-3 ps-6 [list-style:var(--numerals)]">
          {(['1', '2', '3', '4'] as const).map((step) => (
            <li key={step} className="ps-1">
              {say(`applications.how.${step}`)}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="paper" title={say('applications.paper.title')}>
        <p className="measure">{say('applications.paper.text')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <ButtonLink key={kind} href={`/registration/print?kind=${kind}`}>
              <Icon name="print" />
              {say(`applications.paper.${kind}`)}
            </ButtonLink>
          ))}
        </p>
      </Section>
    </PageArea>
  )
}

type KindCardProps = { kind: Kind; listed: ListedPaper[]; language: Language; say: ScreenSay }

function KindCard({ kind, listed, language, say }: KindCardProps) {
  const papers = papersFor(listed, { kind, transferReason: 'inheritance' })
  const ofHeirs = papers.filter(({ purpose }) => purpose === 'inheritance')
  const sample = papers.some((paper) => paper.sample)
  return (
    <Card className="flex flex-col">
      <h2 className="text-xl">{say(`applications.kind.${kind}`)}</h2>
      <p className="mt-1 text-neutral-600">{say(`applications.${kind}.lead`)}</p>
      <h3 className="mt-5 text-base">
        {say('applications.papers_needed')}
        {sample ? <span className="font-normal text-neutral-600"> ({say('applications.papers_sample')})</span> : null}
      </h3>
      <ul className="mt-1 mb-5 grid gap-1.5">
        {papers
          .filter((paper) => !ofHeirs.includes(paper))
          .map(({ kind: paper, label, required }) => (
            <li key={paper} className="flex gap-2">
              <Icon name="file" className="h-[1lh] w-4 text-secondary-700" />
              {required ? label[language] : say('applications.papers_optional', { paper: label[language] })}
            </li>
          ))}
        {ofHeirs.length > 0 ? (
          <li className="text-neutral-600">
            {say('applications.papers_of_heirs', {
              papers: ofHeirs.map(({ label }) => label[language]).join(', '),
            })}
          </li>
        ) : null}
      </ul>
      <p className="mt-auto">
        <ButtonLink href={`/registration/${kind}`} kind="primary">
          {say(`applications.start.${kind}`)}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Card>
  )
}
