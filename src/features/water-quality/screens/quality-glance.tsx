// Summary of the latest water test, with each result and its limit.

import { TimeText } from '#ui/time-text.tsx'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiBase } from '#platform/api-base.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import type { WaterQualityApi, QualityRow, WaterTest } from '../contract/api.ts'
import { waterQualityMessages } from '../messages.ts'
import { limitsText } from '../rules.ts'

/** Results that are not folded. */
const maxShown = 4

/** What is outside its limit first, then in the order of entry. `orgId`: the organisation of the CSV link. */
export function QualityGlance({ test, orgId, language }: { test: WaterTest; orgId: number; language: Language }) {
  const t = translator(waterQualityMessages, language)
  const rows = test.data.toSorted((one, other) => urgency(other) - urgency(one))
  const [shown, rest] = [rows.slice(0, maxShown), rows.slice(maxShown)]
  const isSummarised = rows.every(({ verdict }) => verdict === 'within')
  return (
    <div className="card overflow-hidden">
      <QualitySummary test={test} language={language} />
      <Results rows={shown} language={language} isSummarised={isSummarised} />
      <details className="printed-open">
        <summary className="flex min-h-11 items-center gap-2 px-4 font-bold text-secondary-800 hover:underline md:px-6">
          {rest.length > 0 ? t('quality.more_results', { n: rest.length }) : t('quality.about')}
          <Icon name="chevron" className="flips size-4" />
        </summary>
        {rest.length > 0 ? <Results rows={rest} language={language} isSummarised={isSummarised} /> : null}
        <p className="px-4 py-3 text-sm text-neutral-600 md:px-6">
          {t('quality.standard')} <QualityDataLink orgId={orgId} language={language} />
        </p>
      </details>
    </div>
  )
}

/** How many results are within the standard, and where and when the sample was taken. */
export function QualitySummary({ test, language }: { test: WaterTest; language: Language }) {
  const t = translator(waterQualityMessages, language)
  const place = inLanguage(test.place, language).text
  return (
    <div className="bg-primary-50 px-4 py-3 md:px-6 md:py-4">
      <Summary rows={test.data} language={language} />
      <p className="figures text-sm text-neutral-700">
        <TimeText at={test.sampledOn}>{(date) => t('quality.sampled', { date, place })}</TimeText>
        {test.sample ? <> · {t('quality.sample_text')}</> : null}
      </p>
    </div>
  )
}

export function QualityDataLink({ orgId, language }: { orgId: number; language: Language }) {
  const address = urlOf<WaterQualityApi['waterQuality']>('GET /customer/waterQuality/{orgId}', { orgId, format: 'csv' })
  return (
    <a href={`${apiBase}${address}`} className="screen-only link contact-link">
      <Icon name="download" />
      {translator(waterQualityMessages, language)('quality.csv')}
    </a>
  )
}

/** `isSummarised`: the summary states that all are within their limits, so that no row repeats it to a screen reader. */
type Presented = { language: Language; isSummarised: boolean }

function Results({ rows, ...presented }: { rows: QualityRow[] } & Presented) {
  return (
    <dl className="results">
      {rows.map((row) => (
        <Parameter key={row.parameter.en} row={row} {...presented} />
      ))}
    </dl>
  )
}

function urgency({ verdict }: QualityRow): number {
  return verdict === 'outside' ? 2 : verdict === 'accepted' ? 1 : 0
}

function Summary({ rows, language }: { rows: QualityRow[]; language: Language }) {
  const t = translator(waterQualityMessages, language)
  const outside = rows.filter(({ verdict }) => verdict === 'outside').length
  return (
    <p className={`flex items-start gap-2 text-lg font-bold ${outside > 0 ? 'text-danger-700' : 'text-success-700'}`}>
      <Icon name={outside > 0 ? 'warning' : 'check'} className="h-[1lh] w-6" />
      {outside > 0
        ? t('quality.some_outside', { n: outside, total: rows.length })
        : t('quality.all_within', { n: rows.length })}
    </p>
  )
}

/** Written out where something is to be said; what is within its limit has a mark. */
function Verdict({ verdict, language }: { verdict: QualityRow['verdict']; language: Language }) {
  if (verdict === 'within' || verdict === 'no-limit') return null
  const text = translator(waterQualityMessages, language)(`quality.${verdict}`)
  return <Tag tone={verdict === 'outside' ? 'danger' : 'warning'}>{text}</Tag>
}

function Parameter({ row, language, isSummarised }: { row: QualityRow } & Presented) {
  const parameter = inLanguage(row.parameter, language)
  const unit = inLanguage(row.unit, language)
  return (
    <div>
      <dt lang={parameter.lang}>{parameter.text}</dt>
      <dd>
        {formatNumber(row.result, language)} {unit.text ? <span lang={unit.lang}>{unit.text}</span> : null}
      </dd>
      <dd>
        <ResultLimit row={row} language={language} isSummarised={isSummarised} />
      </dd>
    </div>
  )
}

/** The limit of a result, and whether it is kept. */
export function ResultLimit({
  row,
  language,
  isSummarised = false,
}: {
  row: QualityRow
  language: Language
  isSummarised?: boolean
}) {
  const t = translator(waterQualityMessages, language)
  const limit = limitsText(row.limits, language)
  return (
    <>
      {row.verdict === 'within' ? (
        <>
          <Icon name="check" className="within" />
          {isSummarised ? null : <span className="sr-only">{t('quality.within')}: </span>}
        </>
      ) : null}
      {limit ? t('quality.limit', { limit }) : t('quality.no_limit')}
      <Verdict verdict={row.verdict} language={language} />
    </>
  )
}
