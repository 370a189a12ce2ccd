// Public page that verifies a receipt by its typed code or the signed code of its QR code, without script.

import { data, useLoaderData } from 'react-router'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { asRefusal } from '#platform/unavailable.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { VerifiedReceipt } from '../contract/api.ts'
import { maxCodeLength, maxTypedCodeLength } from '../contract/receipt.ts'
import { verifyReceipt } from '../operations/verify.server.ts'
import { Scan } from './scan.tsx'
import { receiptsTranslator } from './translator.ts'

export const handle = { uncached: true, parameters: ['code'], verifiesReceipts: true } satisfies PageHandle

type Verified = { typed: string; receipt: VerifiedReceipt | null }

export const loader = page(async (ctx, { request }) => {
  const typed = (new URL(request.url).searchParams.get('code') ?? '').slice(0, maxCodeLength).trim()
  if (typed === '') return { typed: '', receipt: null } satisfies Verified
  try {
    return { typed, receipt: await verifyReceipt(ctx, { code: typed }) } satisfies Verified
  } catch (error) {
    if (asRefusal(error)?.kind !== 'missing') throw error
    return data<Verified>({ typed, receipt: null }, { status: 404 })
  }
})

export default function VerifyReceipt() {
  const { typed, receipt } = useLoaderData<typeof loader>()
  const t = receiptsTranslator(useLanguage())
  return (
    <PageArea narrow>
      <PageMeta title={t('receipts.verify')} description={t('receipts.verify_lead')} />
      <PageHeading title={t('receipts.verify')} lead={t('receipts.verify_lead')} />
      {receipt ? (
        <Found receipt={receipt} />
      ) : typed ? (
        <NotFound isSigned={typed.length > maxTypedCodeLength} />
      ) : (
        <VerdictsAlone />
      )}
      <Scan />
      <form method="get" action="/verify" data-verify-form="" className="mt-6 grid max-w-[30rem] gap-4">
        <label className="grid gap-1.5 font-bold">
          {t('receipts.verify_code')}
          <span className="font-normal text-neutral-600">{t('receipts.verify_example')}</span>
          <input
            name="code"
            type="text"
            required
            maxLength={maxCodeLength}
            defaultValue={receipt || typed.length > maxTypedCodeLength ? '' : typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="input figures font-normal"
          />
        </label>
        <p>
          <Button type="submit" kind="primary">
            {t('receipts.verify_button')}
          </Button>
        </p>
      </form>
    </PageArea>
  )
}

function Found({ receipt }: { receipt: VerifiedReceipt }) {
  const { number, code, issuedOn, payer, amountPaisa, isSigned } = receipt
  const language = useLanguage()
  const t = receiptsTranslator(language)
  return (
    <>
      <State receipt={receipt} />
      <div className="mt-4">
        <Facts
          facts={[
            [t('receipts.amount'), formatMoney(amountPaisa, language)],
            [t('receipts.number'), inDigits(number, language)],
            [t('receipts.issued_on'), <TimeText key="on" at={issuedOn} format="both" />],
            [t('receipts.payer'), inLanguage(payer, language).text],
            [t('receipts.code'), code],
            [t('receipts.signature'), isSigned ? t('receipts.signature_genuine') : undefined],
          ]}
        />
      </div>
    </>
  )
}

function State({ receipt: { state, amountPaisa, countedPaisa, movedPaisa } }: { receipt: VerifiedReceipt }) {
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const amount = formatRupees(countedPaisa, language, 2)
  const moved = formatRupees(movedPaisa, language, 2)
  const [title, text] = {
    issued: [t('receipts.genuine'), t('receipts.genuine_text')],
    reversed:
      movedPaisa === amountPaisa
        ? [t('receipts.was_moved'), t('receipts.was_moved_text', { amount: moved })]
        : [t('receipts.was_reversed'), t('receipts.was_reversed_text')],
    'partly-reversed': [t('receipts.was_partly_reversed'), t('receipts.was_partly_reversed_text', { amount })],
    'not-in-register': [t('receipts.not_in_register'), t('receipts.not_in_register_text')],
  }[state] as [string, string]
  return (
    <Callout tone={state === 'issued' ? 'success' : 'warning'} title={title}>
      <p>{text}</p>
      {movedPaisa > 0 && movedPaisa < amountPaisa ? <p>{t('receipts.moved_part', { amount: moved })}</p> : null}
    </Callout>
  )
}

/** What the page says without a connection; its script shows one of them and writes what the code says. */
function VerdictsAlone() {
  const t = receiptsTranslator(useLanguage())
  const facts = (['amount', 'number', 'issued_on', 'payer'] as const).map(
    (name) => [t(`receipts.${name}`), <span key={name} data-said={name} />] as const,
  )
  return (
    <div data-verify-alone="" hidden>
      <div data-verdict="genuine" hidden>
        <Callout tone="warning" title={t('receipts.alone_genuine')}>
          <p>{t('receipts.alone_genuine_text')}</p>
        </Callout>
        <div className="mt-4">
          <Facts facts={facts} />
        </div>
      </div>
      <div data-verdict="not-signed" hidden>
        <NotFound isSigned />
      </div>
      {(['typed', 'unable'] as const).map((verdict) => (
        <div key={verdict} data-verdict={verdict} hidden>
          <Callout tone="warning" title={t('receipts.alone_no_connection')}>
            <p>{t(`receipts.alone_${verdict}`)}</p>
          </Callout>
        </div>
      ))}
    </div>
  )
}

function NotFound({ isSigned }: { isSigned: boolean }) {
  const t = receiptsTranslator(useLanguage())
  return (
    <Callout tone="danger" title={t(isSigned ? 'receipts.not_signed' : 'receipts.not_genuine')}>
      <p>{t(isSigned ? 'receipts.not_signed_text' : 'receipts.not_genuine_text')}</p>
    </Callout>
  )
}
