// Print dialog: title, orientation, rows, columns and a preview of three rows.

import { setHtml } from '#ui/trusted-html.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { chosenColumns, exportableColumns } from '#kit/table/export/columns.ts'
import { printDocument, type PrintDocument, type PrintOptions } from '#kit/table/print.ts'
import { countSelected } from '#kit/table/selection.ts'
import { previewRows } from '#kit/table/timings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useId } from '#ui/use-id.ts'
import { addStyles, openPrintWindow, printInPlace, printInWindow } from './print-sheet.ts'
import { Choice, Choices, ColumnChoices, ProgressLine, RowChoices } from './export-fields.tsx'
import { rowsAtHand, exportDialogMessages, useRowExport, type RowExportProps, type WhichRows } from './row-export.ts'

const orientations = ['portrait', 'landscape'] as const

export function PrintDialog<Row>(props: RowExportProps<Row>) {
  const { columns, language, today, organisation, open, onClose, state, rows, selection } = props
  const t = translator(exportDialogMessages, language)
  const [title, setTitle] = useState(props.caption)
  const [orientation, setOrientation] = useState<PrintOptions['orientation']>('portrait')
  const [which, setWhich] = useState<WhichRows>(countSelected(selection, rows.total) > 0 ? 'selected' : 'all')
  const [keys, setKeys] = useState(() =>
    exportableColumns(columns)
      .map((column) => column.key)
      .filter((key) => !state.hidden.includes(key)),
  )
  const [refusal, setRefusal] = useState<string>()
  const { progress, run, cancel } = useRowExport(props)
  const { running } = progress
  const ids = useId()
  const chosen = useMemo(() => chosenColumns(columns, keys), [columns, keys])
  const options = useMemo(
    () => ({ language, title, organisation, date: today, orientation }),
    [language, title, organisation, today, orientation],
  )
  const [rowKey] = useState(() => props.rowKey)
  const page = rows.rows
  const preview = useCallback(
    () => printDocument(chosen, [rowsAtHand({ page, selection, rowKey }, which).slice(0, previewRows)], options),
    [chosen, page, selection, rowKey, which, options],
  )

  async function print(): Promise<void> {
    setRefusal(keys.length > 0 ? undefined : t('table.printNoColumns'))
    if (keys.length === 0) return
    const target = await openPrintWindow(t('table.loading'))
    const partial = (n: number) => t('table.currentPageOnly', { n: formatNumber(n, language) })
    const done = await run(which, (batches, _signal, onlyRows) =>
      printDocument(
        chosen,
        batches,
        onlyRows === undefined ? options : { ...options, note: partial(onlyRows) },
        props.printFacts,
      ),
    )
    if (!done) return target?.close()
    if (!done.complete) showToast(partial(done.count), { tone: 'warning' })
    onClose()
    if (target && !target.closed) return printInWindow(target, done.made)
    showToast(t('table.printInPlace'))
    await printInPlace(done.made)
  }

  function close(): void {
    cancel()
    onClose()
  }

  return (
    <Dialog
      wide
      open={open}
      onClose={close}
      title={t('table.print')}
      closeLabel={t('table.close')}
      actions={
        <>
          <Button onClick={running ? cancel : close}>{t('table.cancel')}</Button>
          <Button kind="primary" disabled={running} onClick={() => void print()}>
            <Icon name="print" />
            {t('table.print')}
          </Button>
        </>
      }
    >
      <label htmlFor={`${ids}title`} className="mb-1 block font-bold text-neutral-900">
        {t('table.title')}
      </label>
      <input
        id={`${ids}title`}
        className="input mb-5"
        maxLength={200}
        value={title}
        disabled={running}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Choices legend={t('table.orientation')}>
        {orientations.map((value) => (
          <Choice
            key={value}
            type="radio"
            name={`${ids}orientation`}
            checked={orientation === value}
            disabled={running}
            onChange={() => setOrientation(value)}
          >
            {t(`table.${value}`)}
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
      <h3 className="mb-1 text-base">{t('table.printPreview')}</h3>
      <Preview name={t('table.printPreview')} make={preview} />
      <ProgressLine {...{ progress, language }} />
    </Dialog>
  )
}

/** The first rows as they will be printed, in a shadow root so that the page's styles do not apply. */
function Preview({ name, make }: { name: string; make: () => Promise<PrintDocument> }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    let isNewest = true
    const show = async () => {
      const sheet = await make()
      if (!isNewest) return
      root.adoptedStyleSheets = []
      addStyles(root, sheet.css.replace('body {', ':host {'))
      setHtml(root, sheet.body)
    }
    void show()
    return () => {
      isNewest = false
    }
  }, [make])
  return (
    <section aria-label={name} className="mb-4 max-h-112 overflow-auto border border-neutral-400 bg-neutral-100 p-3">
      <div ref={host} className="print-preview" />
    </section>
  )
}
