// Table of corrected readings of a connection: what each was, and why it was changed.

import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ReadingCorrection } from '../../contract/api.ts'
import { readingsTranslator } from '../translator.ts'

export function CorrectionTable({ corrections }: { corrections: readonly ReadingCorrection[] }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  return (
    <RecordTable
      caption={t('meter_readings.corrections')}
      records="compact"
      columns={[
        { name: t('meter_readings.month') },
        { name: t('meter_readings.was'), short: true, figures: true, named: true },
        { name: t('meter_readings.units'), short: true, figures: true, named: true },
        { name: t('meter_readings.status'), short: true },
        { name: t('meter_readings.corrected_on'), short: true, named: true },
        { name: t('meter_readings.corrected_by'), named: true },
        { name: t('meter_readings.reason'), named: true },
      ]}
      rows={corrections.map(({ period, at, by, reason, was: { value, units, status } }) => ({
        key: `${period} ${at}`,
        cells: [
          monthName(period, language),
          value === null ? '–' : inDigits(String(value), language),
          units === null ? '–' : formatNumber(units, language),
          t(`meter_readings.status_${status}`),
          <TimeText key="at" at={at} />,
          by,
          reason,
        ],
      }))}
    />
  )
}
