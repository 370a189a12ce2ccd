// Page of all categories: publications, notices and news with counts, and the quarterly disclosures.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { TimeText } from '#ui/time-text.tsx'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readDisclosures } from '#features/disclosures/operations.server.ts'
import { DisclosureSection } from '#features/disclosures/screens/disclosure-section.tsx'
import type { ReportTotal } from '#features/documents/contract/api.ts'
import { reportTotals } from '#features/documents/operations/lists.server.ts'
import { reportTitle } from '#features/documents/screens/report-title.ts'
import type { NewsCategory } from '#features/news/contract/api.ts'
import { readCategories } from '#features/news/operations/articles.server.ts'
import { newsAddress } from '#features/news/rules.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { LinkCard } from '#ui/card.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { categoriesMessages } from '../messages.ts'

/** One row on wide screens; below that two columns for an even number of cards, three for an odd one. */
function cardsFor(count: number): string {
  return `grid gap-2 max-sm:[&_.card]:px-4 max-sm:[&_.card]:py-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] [&>li]:grid ${count % 2 === 0 ? '' : 'md:grid-cols-3'}`
}

/** Five years of quarters. */
const quartersShown = 20

export const loader = page(async (ctx) => {
  const [totals, news, disclosures, { officers, organisation }] = await Promise.all([
    reportTotals(ctx),
    readCategories(ctx),
    readDisclosures(ctx, { page: 1, limit: quartersShown }),
    readShell(ctx),
  ])
  const officer = officers.find(({ duty }) => duty === 'information')
  const sample = organisation.sampleFacts.includes('officers')
  return { totals, news, disclosures: disclosures.data, officer, sample, today: inNepal(ctx.now).date }
})

export default function CategoriesPage() {
  const { totals, news, disclosures, officer, sample, today } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(categoriesMessages, language)
  const publications = totals.filter(({ path }) => path.startsWith('/publications/'))
  const notices = totals.filter(({ path }) => !path.startsWith('/publications/'))
  return (
    <PageArea>
      <PageMeta title={t('categories.title')} description={t('categories.lead')} />
      <PageHeading title={t('categories.title')} lead={t('categories.lead')} />
      <div>
        <Reports id="publications" totals={publications} language={language} />
        <Reports id="notices" totals={notices} language={language} />
        {news.length > 0 ? (
          <Section id="news" title={t('categories.news')}>
            <ul className={cardsFor(news.length)}>
              {news.map((category) => (
                <li key={category.code}>
                  <NewsCard category={category} language={language} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <DisclosureSection
          disclosures={disclosures}
          officer={officer}
          sample={sample}
          today={today}
          language={language}
        />
      </div>
    </PageArea>
  )
}

type ReportsProps = { id: 'publications' | 'notices'; totals: ReportTotal[]; language: Language }

function Reports({ id, totals, language }: ReportsProps) {
  const t = translator(categoriesMessages, language)
  return (
    <Section id={id} title={t(`categories.${id}`)}>
      <ul className={cardsFor(totals.length)}>
        {totals.map(({ type, path, count, newest }) => (
          <li key={type}>
            <LinkCard href={path} title={reportTitle(type, language)}>
              <Amount
                text={
                  count === 1 ? t('categories.count_one') : t('categories.count', { n: formatNumber(count, language) })
                }
                count={count}
                newest={newest}
                language={language}
              />
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NewsCard({ category, language }: { category: NewsCategory; language: Language }) {
  const t = translator(categoriesMessages, language)
  const { code, name, count, newest } = category
  return (
    <LinkCard href={newsAddress({ category: code })} title={inLanguage(name, language).text}>
      <Amount
        text={
          count === 1 ? t('categories.articles_one') : t('categories.articles', { n: formatNumber(count, language) })
        }
        count={count}
        newest={newest}
        language={language}
      />
    </LinkCard>
  )
}

type AmountProps = { text: string; count: number; newest: string | null; language: Language }

function Amount({ text, count, newest, language }: AmountProps) {
  const t = translator(categoriesMessages, language)
  if (count === 0) return <p className="mt-1 text-neutral-600">{t('categories.nothing')}</p>
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3 sm:mt-1 sm:grid">
      <span className="font-bold text-neutral-800">{text}</span>
      {newest ? (
        <span className="text-sm text-neutral-600">
          {t('categories.newest')}{' '}
          <span className="whitespace-nowrap">
            <TimeText at={newest} />
          </span>
        </span>
      ) : null}
    </p>
  )
}
