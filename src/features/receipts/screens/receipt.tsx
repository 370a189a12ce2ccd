// Console page of one receipt: as it is printed on an A5 sheet or an 80 mm roll, and what was reversed since.

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { CorrectionRefused } from '#features/ledger/screens/correction-refused.tsx'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Receipt, ReceiptsApi } from '../contract/api.ts'
import { mayMoveAny } from '../rules/moved-payments.ts'
import receiptStyles from './receipt.css?url'
import { isMoved, PrintedReceipt, type Paper } from './printed-receipt.tsx'
import { storedPaper, storePaper } from './stored-paper.ts'
import { receiptsTranslator } from './translator.ts'

export const links = () => [{ rel: 'stylesheet', href: receiptStyles }]

const papers: readonly Paper[] = ['a5', 'roll']

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'receipts:read')
  return api.read<ReceiptsApi['receipt']>('GET /admin/receipts/{orgId}/{number}', {
    orgId: String(orgId),
    number: params.number!,
  })
}

export default function ReceiptPage() {
  const receipt = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const organisation = useBranding()
  const { permissions } = useWho()
  const [paper, setPaper] = useState(storedPaper)
  const { prints, print, sendPrint, isBusy } = usePrints(receipt)
  const title = t('receipts.one_title', { number: inDigits(receipt.number, language) })
  const mayMove =
    receipt.tender === 'gateway' && receipt.state !== 'reversed' && permissions.includes('billing:prepare')
      ? mayMoveAny(receipt.lines)
      : undefined
  const mayReverse = receipt.state !== 'reversed' && permissions.includes('ledger:correct')
  const connectionId = receipt.lines.find((line) => line.connectionId !== null)?.connectionId
  return (
    <>
      <PageMeta title={title} />
      <div className="screen-only">
        <RelatedLink to="/staff/receipts">{t('receipts.all')}</RelatedLink>
        <PageHeading title={title} />
        <Reversals receipt={receipt} />
        <fieldset className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
          <legend className="mb-1 font-bold">{t('receipts.paper')}</legend>
          {papers.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="paper"
                value={each}
                checked={paper === each}
                onChange={() => {
                  setPaper(each)
                  storePaper(each)
                }}
                className="tick"
              />
              {t(`receipts.paper_${each}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <PrintedReceipt receipt={receipt} print={print} organisation={organisation} paper={paper} />
      <div className="screen-only mt-6">
        {prints > 0 ? <p className="measure mb-3">{t('receipts.copy_note')}</p> : null}
        <p className="flex flex-wrap gap-3">
          <Button kind="primary" aria-disabled={isBusy || undefined} onClick={() => void sendPrint()}>
            <Icon name="print" />
            {prints > 0 ? t('receipts.print_copy') : t('receipts.print')}
          </Button>
          {mayReverse && receipt.mayBeReversed.ok ? (
            <Link to={`/staff/receipts/${receipt.number}/reversal`} className={buttonClass()}>
              {t('receipts.reverse')}
            </Link>
          ) : null}
          {mayMove?.ok ? (
            <Link to={`/staff/receipts/${receipt.number}/move`} className={buttonClass()}>
              {t('receipts.move')}
            </Link>
          ) : null}
          {connectionId && permissions.includes('connections:read') ? (
            <Link to={`/staff/connections/${connectionId}`} className={buttonClass()}>
              {t('receipts.connection')}
            </Link>
          ) : null}
        </p>
        {mayReverse && !receipt.mayBeReversed.ok ? (
          <div className="mt-4">
            <CorrectionRefused refused={receipt.mayBeReversed} language={language} />
          </div>
        ) : null}
        {mayMove && !mayMove.ok ? <p className="measure mt-4">{messageText(t, mayMove)}</p> : null}
      </div>
    </>
  )
}

/** The print is recorded first, so that what leaves the printer has its number. */
function usePrints(receipt: Receipt) {
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [own, setOwn] = useState({ number: receipt.number, prints: receipt.prints })
  const [isBusy, setIsBusy] = useState(false)
  const prints = own.number === receipt.number ? own.prints : receipt.prints
  // As the next print says, also by the menu of the browser: after the original only copies leave this page.
  const isPrintedHere = own.number === receipt.number && own.prints > receipt.prints
  const shown = isPrintedHere ? prints : prints + 1
  const sendPrint = async () => {
    if (isBusy) return
    setIsBusy(true)
    const request = { orgId, number: receipt.number }
    const outcome = await apiIn(language).send<ReceiptsApi['printReceipt']>(
      'POST /admin/receipts/{orgId}/{number}/prints',
      request,
    )
    setIsBusy(false)
    if (outcome.kind !== 'done') return showOutcome(outcome, { done: t('receipts.print'), failed: t('server.failed') })
    flushSync(() => setOwn({ number: receipt.number, prints: outcome.value.print }))
    globalThis.print()
  }
  return { prints, print: shown, sendPrint, isBusy }
}

function Reversals({ receipt: { state, lines } }: { receipt: Receipt }) {
  const language = useLanguage()
  const t = receiptsTranslator(language)
  if (state === 'issued') return null
  return (
    <div className="mb-5 max-w-[46rem]">
      <Callout
        tone="warning"
        title={t(
          isMoved(lines)
            ? 'receipts.was_moved'
            : state === 'reversed'
              ? 'receipts.was_reversed'
              : 'receipts.was_partly_reversed',
        )}
      >
        {lines.map(({ reversed, customerNumber }, place) =>
          reversed ? (
            <p key={place}>
              {customerNumber ? `${inDigits(customerNumber, language)} · ` : null}
              <TimeText at={reversed.at}>
                {(date) =>
                  t(reversed.movedTo ? 'receipts.moved_on' : 'receipts.reversed_on', { date, reason: reversed.reason })
                }
              </TimeText>
              {reversed.movedTo ? (
                <>
                  {' '}
                  <Link to={`/staff/receipts/${reversed.movedTo}`} className="link inline-block py-1">
                    {t('receipts.moved_receipt', { number: inDigits(reversed.movedTo, language) })}
                  </Link>
                </>
              ) : null}
            </p>
          ) : null,
        )}
      </Callout>
    </div>
  )
}
