// What follows a payment at the counter: its receipt opened, or printed at once on the paper of this device while the page stays as it is.

import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { PrintedReceipt as Receipt, ReceiptsApi } from '../contract/api.ts'
import { PrintedReceipt } from './printed-receipt.tsx'
import receiptStyles from './receipt.css?url'
import { storedPaper } from './stored-paper.ts'
import { receiptsTranslator } from './translator.ts'

/** Of the pages that have these actions. */
export const receiptLinks = () => [{ rel: 'stylesheet', href: receiptStyles }]

/** The button is last: from the form below, it is one step back. `onPrinted` returns the focus. */
export function ReceiptActions({ number, onPrinted }: { number: string; onPrinted: () => void }) {
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const { printed, isBusy, sendPrint } = usePrint(number, onPrinted)
  const organisation = useBranding()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Link to={`/staff/receipts/${number}`} className="link inline-block py-2">
        {t('receipts.receipt')}
      </Link>
      <Button aria-disabled={isBusy || undefined} onClick={() => void sendPrint()}>
        <Icon name="print" />
        {t('receipts.print')}
      </Button>
      {printed
        ? createPortal(
            <div className="print-only">
              <PrintedReceipt {...printed} organisation={organisation} paper={storedPaper()} />
            </div>,
            document.body,
          )
        : null}
    </p>
  )
}

/** The print is recorded before it leaves the printer; afterwards the receipt is not in the page any more. */
function usePrint(number: string, onPrinted: () => void) {
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [printed, setPrinted] = useState<{ receipt: Receipt; print: number }>()
  const [isBusy, setIsBusy] = useState(false)
  const sendPrint = async () => {
    if (isBusy) return
    setIsBusy(true)
    const api = apiIn(language)
    const request = { orgId, number }
    const [receipt, outcome] = await Promise.all([
      api.read<ReceiptsApi['receipt']>('GET /admin/receipts/{orgId}/{number}', request).catch(() => undefined),
      api.send<ReceiptsApi['printReceipt']>('POST /admin/receipts/{orgId}/{number}/prints', request),
    ])
    setIsBusy(false)
    if (!receipt || outcome.kind !== 'done') return showToast(t('server.failed'), { tone: 'danger' })
    flushSync(() => setPrinted({ receipt, print: outcome.value.print }))
    addEventListener('afterprint', () => setPrinted(undefined), { once: true })
    print()
    onPrinted()
  }
  return { printed, isBusy, sendPrint }
}
