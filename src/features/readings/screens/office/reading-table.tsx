// Table of a connection's readings, newest first, with their photographs.

import { Link } from 'react-router'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator, type Language, type Translate } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { PagedReading, ReadingPage } from '../../contract/api.ts'
import { screenMessages } from '../../messages/screens.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { PhotoRemovalForm } from './photo-removal-form.tsx'
import { ReadingPhoto } from './reading-photo.tsx'

type Props = {
  page: ReadingPage
  language: Language
  mayRecord: boolean
  /** The first month whose reading may be corrected, null for who may correct none. */
  correctedFrom: BsMonth | null
  onChanged: () => void
}

/** A dial is written without groups, as it is read. */
export function ReadingTable({ page: { id, readings }, language, mayRecord, correctedFrom, onChanged }: Props) {
  const t = translator(screenMessages, language)
  return (
    <RecordTable
      caption={t('meter_readings.all')}
      records="compact"
      columns={[
        { name: t('meter_readings.month') },
        { name: t('meter_readings.read_on'), short: true, named: true },
        { name: t('meter_readings.value'), short: true, figures: true, named: true },
        { name: t('meter_readings.units'), short: true, figures: true, named: true },
        { name: t('meter_readings.status'), short: true },
        { name: t('meter_readings.source'), short: true, named: true },
        { name: t('meter_readings.note'), named: true },
        { name: t('meter_readings.photo_column') },
      ]}
      rows={readings.map((reading) => ({
        key: reading.period,
        cells: [
          <span key="month">
            {monthName(reading.period, language)}
            {correctedFrom === null || reading.period < correctedFrom ? null : correctionOf(reading)}
          </span>,
          <span key="day" className="whitespace-nowrap">
            <TimeText at={reading.readOn} format="numeric" />
          </span>,
          reading.value === null ? '–' : inDigits(String(reading.value), language),
          reading.units === null ? '–' : formatNumber(reading.units, language),
          t(`meter_readings.status_${reading.status}`),
          readerText(reading, t),
          reading.note || '–',
          reading.hasPhoto ? (
            <ReadingPhoto key="photo" connectionId={id} period={reading.period}>
              {mayRecord ? removalOf(reading) : null}
            </ReadingPhoto>
          ) : (
            '–'
          ),
        ],
      }))}
    />
  )

  function correctionOf({ period }: PagedReading) {
    return (
      <span className="screen-only block">
        <Link
          to={`/staff/connections/${id}/readings/${period.replace('/', '-')}`}
          className="link inline-block py-1 text-sm"
          aria-label={t('meter_readings.correct_of', { month: monthName(period, language) })}
        >
          {t('meter_readings.correct')}
        </Link>
      </span>
    )
  }

  function removalOf({ period, isPhotoRemovable }: PagedReading) {
    if (!isPhotoRemovable) return <p className="mt-2 text-sm whitespace-normal">{t('meter_readings.photo_kept')}</p>
    return <PhotoRemovalForm connectionId={id} period={period} onDone={onChanged} />
  }
}

/** Who read, and how the reading came where that was not at the office. */
function readerText({ source, readBy }: PagedReading, t: Translate<typeof screenMessages>): string {
  if (source === 'office') return readBy
  if (readBy) return t('meter_readings.read_by_import', { reader: readBy })
  return t(`meter_readings.source_${source}`)
}
