// Public page of the newest water test: each result against its limit, and the tests before it.

import { useLoaderData } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { shownMoment } from '#ui/time-text.tsx'
import type { WaterTest } from '../contract/api.ts'
import { waterQualityMessages, waterQualityPage } from '../messages.ts'
import { readNewestTests } from '../operations.server.ts'
import { trendsOf } from '../rules.ts'
import { QualityDataLink, QualitySummary, ResultLimit } from './quality-glance.tsx'
import { LimitBar, TrendLine } from './quality-drawings.tsx'

export const loader = page(async (ctx) => ({ tests: await readNewestTests(ctx), orgId: ctx.org.id }))

const texts = { ...waterQualityMessages, ...waterQualityPage }

export default function WaterQuality() {
  const { tests, orgId } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(texts, language)
  const [newest] = tests
  return (
    <PageArea>
      <PageMeta title={t('quality.title')} description={t('quality.page_lead')} />
      <PageHeading
        title={t('quality.title')}
        lead={t('quality.page_lead')}
        actions={
          <ButtonLink href="/publications/water-quality-test-report">
            <Icon name="file" />
            {t('quality.reports')}
          </ButtonLink>
        }
      />
      {newest ? (
        <>
          <div className="card mb-4 overflow-hidden">
            <QualitySummary test={newest} language={language} />
          </div>
          <Results tests={tests} />
          <p className="mt-4 text-sm text-neutral-600">
            {t('quality.bar_legend')} {t('quality.standard')}
          </p>
          <p>
            <QualityDataLink orgId={orgId} language={language} />
          </p>
          {tests.length > 1 ? <Earlier tests={tests} /> : null}
        </>
      ) : (
        <EmptyState icon="drop" title={t('quality.none_yet')} text={t('quality.none_yet_text')} />
      )}
    </PageArea>
  )
}

function Results({ tests }: { tests: WaterTest[] }) {
  const language = useLanguage()
  const t = translator(texts, language)
  const columns = [
    { name: t('quality.result') },
    { name: t('quality.against_limit'), short: true },
    { name: t('quality.trend', { n: tests.length }), short: true },
  ]
  const rows = trendsOf(tests).map((trend) => {
    const { row } = trend
    const [parameter, unit] = [inLanguage(row.parameter, language), inLanguage(row.unit, language)]
    return {
      key: row.parameter.en || row.parameter.ne,
      cells: [
        <span key="result" className="figures">
          <span lang={parameter.lang}>{parameter.text}</span>
          <br />
          <b className="text-xl">{formatNumber(row.result, language)}</b>{' '}
          <span lang={unit.lang} className="text-sm font-normal text-neutral-600">
            {unit.text}
          </span>
        </span>,
        <span key="limit" className="figures text-sm text-neutral-700">
          <LimitBar trend={trend} />
          <span className="flex flex-wrap items-center gap-x-1.5">
            <ResultLimit row={row} language={language} />
          </span>
        </span>,
        <TrendLine key="trend" trend={trend} language={language} />,
      ],
    }
  })
  return <RecordTable caption={t('quality.results')} {...{ columns, rows }} />
}

/** The figures of the drawings, folded on the screen. */
function Earlier({ tests }: { tests: WaterTest[] }) {
  const language = useLanguage()
  const t = translator(texts, language)
  const days = tests.map(({ sampledOn }) => ({
    name: shownMoment(sampledOn, language, 'numeric'),
    short: true,
    figures: true,
  }))
  const rows = tests[0]!.data.map(({ parameter: { en, ne } }) => {
    const parameter = inLanguage({ en, ne }, language)
    const results = tests.map(({ data }) => data.find((row) => row.parameter.en === en && row.parameter.ne === ne))
    return {
      key: en || ne,
      cells: [
        <span key="parameter" lang={parameter.lang}>
          {parameter.text}
        </span>,
        ...results.map((row) => (row ? formatNumber(row.result, language) : '–')),
      ],
    }
  })
  const title = t('quality.earlier', { n: tests.length })
  return (
    <details className="printed-open">
      <summary className="flex min-h-11 items-center gap-2 font-bold text-secondary-800 hover:underline">
        {title}
        <Icon name="chevron" className="flips size-4" />
      </summary>
      <RecordTable caption={title} columns={[{ name: t('quality.parameter') }, ...days]} rows={rows} />
    </details>
  )
}
