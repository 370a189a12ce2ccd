// Table of a connection's readings, newest first, with their photographs.

import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator, type Language, type Translate } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { PagedReading, ReadingPage } from '../../contract/api.ts'
import { screenMessages } from '../../messages/screens.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { PhotoRemovalForm } from './photo-removal-form.tsx'
import { ReadingPhoto } from './reading-photo.tsx'

type Props = { page: ReadingPage; language: Language; mayRecord: boolean; onChanged: () => void }

/** A dial is written without groups, as it is read. */
export function ReadingTable({ page: { id, readings }, language, mayRecord, onChanged }: Props) {
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
          monthName(reading.period, language),
          <TimeText key="day" at={reading.readOn} />,
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
