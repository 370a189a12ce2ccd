// What follows from a reading that is being entered: consumption, what is unusual, or why it cannot be saved.

import { messageText } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { isReadStatus, type NewReading, type ReadConnection } from '../../contract/reading.ts'
import { beforeNewest, recordedReading, warningsOf, type Recorded } from '../../rules/recorded.ts'
import { readingsTranslator } from '../translator.ts'

type Props = {
  entered: NewReading | undefined
  known: ReadConnection
  newest: string | undefined
  today: string
}

/** The region is there before its content, so that what appears in it is announced. */
export function ReadingPreview(props: Props) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <Preview {...props} />
    </div>
  )
}

function Preview({ entered, known, newest, today }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  if (!entered || (isReadStatus(entered.status) && entered.value === null)) return null
  const isCorrection = entered.period === newest
  const base = isCorrection ? beforeNewest(known) : known
  const correction = isCorrection ? <p>{t('meter_readings.corrects')}</p> : null
  if (!base) return correction
  const answer = recordedReading(entered, base, today)
  if (!answer.ok)
    return (
      <Callout tone="danger" title={t('meter_readings.cannot')}>
        <p>{messageText(t, answer)}</p>
      </Callout>
    )
  const warnings = warningsOf(answer.value, base)
  return (
    <>
      {correction}
      <p className="font-bold">{consumptionText(answer.value)}</p>
      {warnings.length > 0 ? (
        <Callout tone="warning" title={t('meter_readings.unusual')}>
          {warnings.map((warning) => (
            <p key={warning.key}>{messageText(t, warning)}</p>
          ))}
        </Callout>
      ) : null}
    </>
  )

  function consumptionText({ consumption }: Recorded): string {
    const { basis, units, months } = consumption
    if (basis === 'minimum') return t('meter_readings.minimum')
    if (basis === 'average') return t('meter_readings.average', { units: months[0]!.units })
    if (months.length === 1) return t('meter_readings.counts', { units: units! })
    return t('meter_readings.counts_months', { units: units!, months: months.length })
  }
}
