// Console page of the numbers of the office in one month: complaints, applications and visits, each as bars with their table.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { BarTable } from '#ui/bar-table/bar-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TextWithTimes, TimeText, shownMoment } from '#ui/time-text.tsx'
import type { Numbers as Answer, NumbersApi } from '../contract.ts'
import { calendars, monthsUntil } from '../rules.ts'
import { pageNamesContext } from './names.ts'
import { Period } from './period.tsx'
import { numbersTranslator } from './translator.ts'

const monthsShown = 24

/** The names of public pages in the reader's language. */
export const loader = page(({ language }, { context }) => ({
  names: Object.fromEntries(context.get(pageNamesContext).map(({ to, label }) => [to, label[language]])),
}))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ names }, { api, orgId, language }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'numbers:read'),
  ])
  const params = new URL(request.url).searchParams
  const calendar = calendars.find((each) => each === params.get('calendar')) ?? (language === 'ne' ? 'bs' : 'ad')
  const months = monthsUntil(todayInNepal(), calendar, monthsShown)
  const month = months.find(({ key }) => key === params.get('month')) ?? months[0]!
  const query = { orgId: String(orgId), from: month.from, to: month.to }
  const numbers = await api.read<NumbersApi['readNumbers']>('GET /admin/numbers/{orgId}', query)
  return { names, calendar, months, current: month.key, numbers }
}
clientLoader.hydrate = true as const

export default function Numbers() {
  const { names, calendar, months, current, numbers } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = numbersTranslator(language)
  const [from, to] = [shownMoment(numbers.from, language), shownMoment(numbers.to, language)]
  const period = t('numbers.period', { from, to })
  return (
    <div className="[&>section]:mt-8">
      <PageMeta title={t('numbers.title')} />
      <PageHeading title={t('numbers.title')} lead={t('numbers.lead')} />
      <Period {...{ calendar, months, current, language }} />
      <p className="font-bold">
        <TextWithTimes text={period} times={[[from, numbers.from] as const, [to, numbers.to] as const]} />
      </p>
      <Complaints complaints={numbers.complaints} language={language} />
      <Applications applications={numbers.applications} language={language} />
      <Visits {...{ numbers, names, language }} />
      <Searches searches={numbers.searches} language={language} />
    </div>
  )
}

function Complaints({ complaints, language }: Pick<Answer, 'complaints'> & { language: Language }) {
  const t = numbersTranslator(language)
  const hours = (value: number) => t('numbers.hours', { n: formatNumber(value, language) })
  const shareOf = (part: number, total: number) => {
    const share = formatNumber(Math.round((part / total) * 100), language)
    return t('numbers.share', { share, n: formatNumber(part, language), total: formatNumber(total, language) })
  }
  return (
    <Section id="complaints" title={t('numbers.complaints')}>
      <p className="measure mb-2 text-neutral-600">{t('numbers.complaints_help')}</p>
      <BarTable
        caption={t('numbers.complaints')}
        columns={[
          t('numbers.type'),
          t('numbers.received'),
          t('numbers.finished'),
          t('numbers.median'),
          t('numbers.limit'),
          t('numbers.in_time'),
        ]}
        rows={complaints.map(({ type, label, received, finished, medianHours, hours: limit, inTime }) => ({
          key: type,
          label: label[language],
          value: received,
          of: inTime,
          cells: [
            formatNumber(received, language),
            formatNumber(finished, language),
            medianHours === null ? '–' : hours(medianHours),
            hours(limit),
            finished === 0 ? '–' : shareOf(inTime, finished),
          ],
        }))}
      />
    </Section>
  )
}

function Applications({ applications, language }: Pick<Answer, 'applications'> & { language: Language }) {
  const t = numbersTranslator(language)
  return (
    <Section id="applications" title={t('numbers.applications')}>
      <p className="measure mb-2 text-neutral-600">{t('numbers.applications_help')}</p>
      <BarTable
        caption={t('numbers.applications')}
        columns={[
          t('numbers.stage'),
          t('numbers.up_to_7'),
          t('numbers.up_to_30'),
          t('numbers.older'),
          t('numbers.total'),
        ]}
        rows={applications.map(({ stage, upTo7, upTo30, older }) => {
          const total = upTo7 + upTo30 + older
          const cells = [upTo7, upTo30, older, total].map((count) => formatNumber(count, language))
          return { key: stage, label: t(`numbers.stage_${stage}`), value: total, of: upTo30 + older, cells }
        })}
      />
    </Section>
  )
}

function Searches({ searches, language }: Pick<Answer, 'searches'> & { language: Language }) {
  const t = numbersTranslator(language)
  return (
    <Section id="searches" title={t('numbers.searches')}>
      <p className="measure mb-2 text-neutral-600">{t('numbers.searches_help')}</p>
      {searches.length === 0 ? (
        <p>{t('numbers.no_searches')}</p>
      ) : (
        <BarTable
          caption={t('numbers.searches')}
          columns={[t('numbers.query'), t('numbers.count')]}
          rows={searches.map(({ query, searches: count }) => ({
            key: query,
            label: (
              <a href={`/search?q=${encodeURIComponent(query)}`} className="link">
                {query}
              </a>
            ),
            value: count,
            cells: [formatNumber(count, language)],
          }))}
        />
      )}
    </Section>
  )
}

function Visits({ numbers, names, language }: { numbers: Answer; names: Record<string, string>; language: Language }) {
  const t = numbersTranslator(language)
  const nameOf = (address: string) => (address === '/' ? t('numbers.home') : names[address])
  return (
    <Section id="visits" title={t('numbers.visits')}>
      <p className="measure mb-2 text-neutral-600">{t('numbers.visits_help')}</p>
      {numbers.pages.length === 0 ? (
        <p>{t('numbers.none')}</p>
      ) : (
        <>
          <BarTable
            caption={t('numbers.visits')}
            columns={[t('numbers.page'), t('numbers.visits')]}
            rows={numbers.pages.map(({ page: address, visits }) => ({
              key: address,
              label: nameOf(address) ?? <code lang="en">{address}</code>,
              value: visits,
              cells: [formatNumber(visits, language)],
            }))}
          />
          <h3 className="mt-6 mb-1 text-lg">{t('numbers.by_day')}</h3>
          <BarTable
            caption={t('numbers.by_day')}
            columns={[t('numbers.day'), t('numbers.visits')]}
            rows={numbers.days.map(({ day, visits }) => ({
              key: day,
              label: <TimeText at={day} />,
              value: visits,
              cells: [formatNumber(visits, language)],
            }))}
          />
        </>
      )}
    </Section>
  )
}
