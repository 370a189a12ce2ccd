// Fields shared by the export and the print dialog: columns, rows, progress.

import type { ReactNode } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { labelPaths, type Column } from '#kit/table/columns.ts'
import { exportableColumns } from '#kit/table/export/columns.ts'
import { countSelected } from '#kit/table/selection.ts'
import { useId } from '#ui/use-id.ts'
import { exportDialogMessages, type Progress, type RowExportProps, type WhichRows } from './row-export.ts'

/** A named group of options. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-bold text-neutral-900">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  checked: boolean
  disabled?: boolean
  onChange: () => void
  children: ReactNode
}

export function Choice({ children, ...rest }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input {...rest} className="size-5 accent-action" />
      {children}
    </label>
  )
}

type ColumnsProps<Row> = {
  columns: readonly Column<Row>[]
  keys: readonly string[]
  onKeys: (keys: string[]) => void
  language: Language
  disabled: boolean
  /** Shown when no column is chosen. */
  problem: string | undefined
}

export function ColumnChoices<Row>({ columns, keys, onKeys, language, disabled, problem }: ColumnsProps<Row>) {
  const t = translator(exportDialogMessages, language)
  const paths = labelPaths(columns)
  const name = useId()
  return (
    <>
      <Choices legend={t('table.chooseColumns')}>
        {exportableColumns(columns).map(({ key }) => (
          <Choice
            key={key}
            type="checkbox"
            name={name}
            checked={keys.includes(key)}
            disabled={disabled}
            onChange={() => onKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])}
          >
            {paths
              .get(key)!
              .map((label) => label[language])
              .join(' – ')}
          </Choice>
        ))}
      </Choices>
      <p role="alert" className="-mt-4 mb-5 font-bold text-danger-700 empty:hidden">
        {problem}
      </p>
    </>
  )
}

type RowsProps<Row> = Pick<RowExportProps<Row>, 'rows' | 'selection' | 'language'> & {
  which: WhichRows
  onWhich: (which: WhichRows) => void
  disabled: boolean
}

/** Shown only when some rows are selected. */
export function RowChoices<Row>({ rows, selection, language, which, onWhich, disabled }: RowsProps<Row>) {
  const t = translator(exportDialogMessages, language)
  const count = countSelected(selection, rows.total)
  const name = useId()
  if (count === 0) return null
  const n = (number: number) => ({ n: formatNumber(number, language) })
  return (
    <Choices legend={t('table.rows')}>
      <Choice type="radio" {...{ name, disabled }} checked={which === 'all'} onChange={() => onWhich('all')}>
        {t('table.allRows', n(rows.total))}
      </Choice>
      <Choice type="radio" {...{ name, disabled }} checked={which === 'selected'} onChange={() => onWhich('selected')}>
        {t('table.selectedRows', n(count))}
      </Choice>
    </Choices>
  )
}

/** Progress; renders nothing while nothing runs. */
export function ProgressLine({ progress, language }: { progress: Progress; language: Language }) {
  const t = translator(exportDialogMessages, language)
  const { running, done, total, problem } = progress
  const values = {
    done: formatNumber(done, language),
    total: formatNumber(total ?? 0, language),
  }
  return (
    <div className="min-h-16">
      {running ? (
        <>
          <progress
            className="sheet-progress"
            {...(total ? { value: done, max: total } : {})}
            aria-label={t('table.loading')}
          />
          <output className="figures block text-neutral-700">
            {total ? t('table.exporting', values) : t('table.exportingSome', values)}
          </output>
        </>
      ) : null}
      {problem ? (
        <p role="alert" className="font-bold text-danger-700">
          {t(problem)}
        </p>
      ) : null}
    </div>
  )
}
