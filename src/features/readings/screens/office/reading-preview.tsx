// What follows from a reading that is being entered: consumption, what is unusual, or why it cannot be saved.

import { messageText } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { isReadStatus, type NewReading, type ReadConnection } from '../../contract/reading.ts'
import { chargeOf } from '../../rules/charged-months.ts'
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
      <p className="font-bold">{textsOf(answer.value).join(' ')}</p>
      {warnings.length > 0 ? (
        <Callout tone="warning" title={t('meter_readings.unusual')}>
          {warnings.map((warning) => (
            <p key={warning.key}>{messageText(t, warning)}</p>
          ))}
        </Callout>
      ) : null}
    </>
  )

  function textsOf({ reading, consumption }: Recorded): string[] {
    const { units, months } = consumption
    const charged = chargeText(chargeOf(consumption, reading.period, known), months[0]?.units)
    if (units === null) return charged
    const counted =
      months.length === 1
        ? t('meter_readings.counts', { units })
        : t('meter_readings.counts_months', { units, months: months.length })
    return [counted, ...charged]
  }

  /** Where the use is charged, the units say so. */
  function chargeText(charge: ReturnType<typeof chargeOf>, units = 0): string[] {
    if (charge === 'use') return []
    if (charge === 'average') return [t('meter_readings.average', { units })]
    if (typeof charge === 'string') return [t(`meter_readings.charged_${charge}`)]
    return [t('meter_readings.charged_days', { days: charge.counted, of: charge.of })]
  }
}
