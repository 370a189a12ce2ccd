// What follows from a reading that is being entered: consumption, what is unusual, or why it cannot be saved.

import type { ReactNode } from 'react'
import { messageText } from '#kit/language.ts'
import type { Answered } from '#kit/refusal.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ReadConnection } from '../../contract/reading.ts'
import { chargeOf } from '../../rules/charged-months.ts'
import { beforeNewest, warningsOf, type Recorded } from '../../rules/recorded.ts'
import { readingsTranslator } from '../translator.ts'

/** `answer`: what follows from it, where that can be told already. */
type Props = {
  answer: Answered<Recorded> | undefined
  isCorrection: boolean
  known: ReadConnection
  /** What follows for others. */
  children?: ReactNode
}

/** The region is there before its content, so that what appears in it is announced. */
export function ReadingPreview({ id, ...props }: Props & { id: string }) {
  return (
    <div id={id} aria-live="polite" className="grid gap-3">
      <Preview {...props} />
    </div>
  )
}

function Preview({ answer, isCorrection, known, children }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const correction = isCorrection ? <p>{t('meter_readings.corrects')}</p> : null
  if (!answer) return correction
  if (!answer.ok)
    return (
      <Callout tone="danger" title={t('meter_readings.cannot')}>
        <p>{messageText(t, answer)}</p>
      </Callout>
    )
  const warnings = warningsOf(answer.value, (isCorrection && beforeNewest(known)) || known)
  return (
    <>
      {correction}
      <p className="font-bold">{textsOf(answer.value).join(' ')}</p>
      {children}
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
