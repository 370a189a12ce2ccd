// Selection bar: number of selected rows, links to select more, and actions; fixed to the bottom of the window.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type SelectionBarProps = {
  language: Language
  /** Number of all results. */
  total: number
  count: number
  /** State of the page's rows; selecting `all` results is offered once they are selected. */
  page: 'none' | 'some' | 'all'
  onPage: () => void
  onAll: () => void
  onNone: () => void
  onPrint: () => void
  onExport: () => void
}

export function SelectionBar(props: SelectionBarProps) {
  const { language, count } = props
  const t = translator(tableMessages, language)
  const n = (number: number) => ({ n: formatNumber(number, language) })
  return (
    <div className="sheet-selection needs-script screen-only" data-any={count > 0 ? '' : undefined}>
      <div className={count > 0 ? 'sheet-selection-tools' : undefined}>
        <output className="figures min-w-0 font-bold">{count > 0 ? t('table.selected', n(count)) : ''}</output>
        {count > 0 ? (
          <>
            <MoreRows {...props} />
            <Button
              kind="quiet"
              className="order-1 px-3!"
              aria-label={t('table.clearSelection')}
              onClick={props.onNone}
            >
              <Icon name="close" />
            </Button>
            <div className="sheet-selection-acts">
              <Button kind="plain" aria-label={t('table.printSelected')} onClick={props.onPrint}>
                <Icon name="print" />
                {t('table.print')}
              </Button>
              <Button kind="plain" aria-label={t('table.exportSelected')} onClick={props.onExport}>
                <Icon name="download" />
                {t('table.export')}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** From some rows to the page, from the page to all results. */
function MoreRows({ language, total, count, page, onPage, onAll }: SelectionBarProps) {
  const t = translator(tableMessages, language)
  if (page !== 'all') {
    return (
      <Button kind="quiet" className="sheet-selection-page px-3!" onClick={onPage}>
        {t('table.selectWholePage')}
      </Button>
    )
  }
  if (total <= count) return null
  return (
    <Button kind="quiet" className="px-3!" onClick={onAll}>
      {t('table.selectAllResults', { n: formatNumber(total, language) })}
    </Button>
  )
}
