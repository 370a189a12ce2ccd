// Export dialog: format, columns, rows and calendar of the file.

import { useState } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator, messageText } from '#kit/language.ts'
import { leafColumns } from '#kit/table/columns.ts'
import {
  calendarsIn,
  chosenColumns,
  exportableColumns,
  mayExport,
  type CalendarChoice,
} from '#kit/table/export/columns.ts'
import { exportFileName } from '#kit/table/export/file-name.ts'
import { exportBytes, exportFormats, type ExportFormat } from '#kit/table/export/formats.ts'
import { countSelected } from '#kit/table/selection.ts'
import { timings } from '#kit/table/timings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useId } from '#ui/use-id.ts'
import { makeFile, saveFile } from './save-file.ts'
import { Choice, Choices, ColumnChoices, ProgressLine, RowChoices } from './export-fields.tsx'
import { exportDialogMessages, useRowExport, type RowExportProps, type WhichRows } from './row-export.ts'

const formats = [
  ['excel', 'Excel (.xlsx)'],
  ['csv', 'CSV (.csv)'],
  ['json', 'JSON (.json)'],
] as const

const calendars = [
  ['ad', 'table.calendarAd'],
  ['bs', 'table.calendarBs'],
  ['both', 'table.calendarBoth'],
] as const

export function ExportDialog<Row>(props: RowExportProps<Row>) {
  const { columns, language, open, onClose, state, rows, selection } = props
  const t = translator(exportDialogMessages, language)
  const [format, setFormat] = useState<ExportFormat>('excel')
  const [calendar, setCalendar] = useState<CalendarChoice>(language === 'ne' ? 'both' : 'ad')
  const [which, setWhich] = useState<WhichRows>(countSelected(selection, rows.total) > 0 ? 'selected' : 'all')
  const [keys, setKeys] = useState(() =>
    exportableColumns(columns)
      .map((column) => column.key)
      .filter((key) => !state.hidden.includes(key)),
  )
  const [refusal, setRefusal] = useState<string>()
  const { progress, run, cancel } = useRowExport(props)
  const { running } = progress
  const hasDates = leafColumns(columns).some((column) => column.kind === 'date' && keys.includes(column.key))
  const name = useId()

  async function save(): Promise<void> {
    const verdict = mayExport(keys)
    setRefusal(verdict.ok ? undefined : messageText(t, verdict))
    if (!verdict.ok) return
    const kind = exportFormats[format]
    const chosen = chosenColumns(columns, keys, hasDates ? calendarsIn(format, calendar) : undefined)
    const done = await run(which, (batches, signal) =>
      makeFile(exportBytes(format, chosen, batches, { language, title: props.caption }), kind, signal),
    )
    if (!done) return
    saveFile(done.made, exportFileName(props.fileName, props.today, kind.extension))
    const n = formatNumber(done.count, language)
    if (done.complete) showToast(t('table.exported', { n }), { tone: 'success' })
    else showToast(t('table.currentPageOnly', { n }), { tone: 'warning' })
    setTimeout(onClose, timings.exportClosesAfter)
  }

  function cancelExport(): void {
    cancel()
    showToast(t('table.exportCancelled'))
  }

  function close(): void {
    if (running) cancelExport()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('table.export')}
      closeLabel={t('table.close')}
      actions={
        <>
          <Button onClick={running ? cancelExport : close}>{t('table.cancel')}</Button>
          <Button kind="primary" disabled={running} onClick={() => void save()}>
            <Icon name="download" />
            {t('table.export')}
          </Button>
        </>
      }
    >
      <Choices legend={t('table.format')}>
        {formats.map(([value, label]) => (
          <Choice
            key={value}
            type="radio"
            name={`${name}format`}
            checked={format === value}
            disabled={running}
            onChange={() => setFormat(value)}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <RowChoices {...{ rows, selection, language, which }} onWhich={setWhich} disabled={running} />
      <ColumnChoices
        {...{ columns, keys, language }}
        onKeys={(next) => {
          setKeys(next)
          setRefusal(undefined)
        }}
        disabled={running}
        problem={refusal}
      />
      {hasDates ? (
        <Choices legend={t('table.calendar')}>
          {calendars.map(([value, label]) => (
            <Choice
              key={value}
              type="radio"
              name={`${name}calendar`}
              checked={calendar === value}
              disabled={running}
              onChange={() => setCalendar(value)}
            >
              {t(label)}
            </Choice>
          ))}
        </Choices>
      ) : null}
      <ProgressLine {...{ progress, language }} />
    </Dialog>
  )
}
