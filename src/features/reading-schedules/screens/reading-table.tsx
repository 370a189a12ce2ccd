// Table of reading days to search, sort and export.

import { useMemo } from 'react'
import type { Page } from '#kit/page.ts'
import { translator } from '#kit/language.ts'
import type { PrintOptions } from '#kit/table/print.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ReadingSchedulesApi, ScheduledReading } from '../contract/api.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { readingKey } from '../rules/days.ts'
import { scheduleColumns, scheduleDefaults } from './schedule-columns.ts'

export type ReadingTableProps = {
  readings: Page<ScheduledReading>
  choices: Parameters<typeof scheduleColumns>[0]
  today: string
  organisation: { id: number } & PrintOptions['organisation']
}

export function ReadingTable({ readings, choices, today, organisation }: ReadingTableProps) {
  const language = useLanguage()
  const t = translator(readingSchedulesMessages, language)
  const columns = useMemo(() => scheduleColumns(choices), [choices])
  const source = useMemo(() => {
    const { data: rows, total } = readings
    const url = urlOf<ReadingSchedulesApi['meterReadingSchedule']>('GET /customer/meter-reading-schedule/{orgId}', {
      orgId: organisation.id,
    })
    return { url, send: httpClient({ language }), first: { rows, total } }
  }, [organisation.id, readings, language])
  return (
    <ServerTable
      id="readings"
      caption={t('readings.list')}
      {...{ language, today, organisation, source, columns }}
      rowKey={readingKey}
      rowHeader="month"
      defaults={scheduleDefaults}
      records="compact"
      fileName="meter-reading-schedule"
      searchHint={t('readings.search')}
    />
  )
}
