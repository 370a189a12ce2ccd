// Public page of one payment, from the way to the gateway until it is known what happened.

import { useLoaderData } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { formTarget } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { qrCode } from '#platform/qr.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { readPayment } from '../operations/read.server.ts'
import { Handover } from './handover.tsx'
import { helpOf, isWaiting, mayPayAgain, shownState, toneOf } from './state.ts'
import { paymentsTranslator } from './translator.ts'

export const handle = { uncached: true } satisfies PageHandle

/** Seconds after which the page asks again, without script; and minutes after the end of the quote in which it does. */
const refreshSeconds = 10
const refreshedMinutes = 30

export const loader = page(async (ctx, { params, context }) => {
  const payment = await readPayment(ctx, { attempt: (params.attempt ?? '').slice(0, 20) })
  const { handover } = payment
  if (handover?.kind === 'form') context.set(formTarget, new URL(handover.address).origin)
  const isOver = payment.quotedUntil <= ctx.now.toISOString()
  const refreshedUntil = new Date(ctx.now.getTime() - refreshedMinutes * 60_000).toISOString()
  return {
    payment,
    isOver,
    isRecent: payment.quotedUntil > refreshedUntil,
    qr: handover?.kind === 'qr' ? qrCode(handover.qrText) : null,
  }
})

export default function PaymentPage() {
  const { payment, isOver, isRecent, qr } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = paymentsTranslator(language)
  const { id, gateway: kind, mode, amountPaisa, paidPaisa, isHeld, handover, parts, begunAt, receipt } = payment
  const state = shownState(payment.state, isOver)
  const gateway = inLanguage(gatewayNames[kind], language).text
  const money = (paisa: number) => formatMoney(paisa, language)
  const help = helpOf(state, { isHeld, isPart: receipt !== null })
  const waits = isWaiting(state, handover !== null)
  return (
    <PageArea narrow>
      <PageMeta title={t(`payments.state_${state}`)} />
      {(waits && isRecent) || qr ? <meta httpEquiv="refresh" content={String(refreshSeconds)} /> : null}
      <PageHeading title={handover ? t('payments.title') : t(`payments.state_${state}`)} />
      <div className="grid gap-6">
        {mode === 'test' ? <Callout tone="warning" title={t('payments.no_money_moves')} /> : null}
        {handover ? null : (
          <Callout tone={isHeld ? 'warning' : toneOf(state)} title={t(`payments.state_${state}`)}>
            <p>{t(help, { gateway })}</p>
            {paidPaisa !== null && paidPaisa !== amountPaisa ? (
              <p>
                {t(isHeld ? 'payments.other_amount_held' : 'payments.other_amount_paid', {
                  paid: money(paidPaisa),
                  asked: money(amountPaisa),
                })}
              </p>
            ) : null}
          </Callout>
        )}
        <Facts
          facts={[
            ...parts.map(({ customerNumber, name, amountPaisa: part }) => {
              const holder = [inDigits(customerNumber, language), inLanguage(name, language).text]
              return [holder.filter(Boolean).join(' · '), money(part)] as const
            }),
            [t('payments.method'), gateway],
            [t('payments.begun'), <TimeText key="begun" at={begunAt} />],
            [t('payments.receipt'), receipt && inDigits(receipt.number, language)],
            [
              t('payments.receipt_code'),
              receipt ? (
                <a key="code" href={`/verify?code=${receipt.code}`} className="link">
                  {receipt.code}
                </a>
              ) : undefined,
            ],
            [t('payments.id'), id],
          ]}
        />
        {handover ? <Handover {...{ handover, qr, payment, gateway, language }} /> : null}
        <p className="flex flex-wrap gap-3">
          {waits ? (
            <ButtonLink kind="primary" href={`/pay/${id}`}>
              {t('payments.refresh')}
            </ButtonLink>
          ) : null}
          {mayPayAgain(state, handover !== null) ? (
            <ButtonLink href={`/pay?number=${encodeURIComponent(parts[0]!.customerNumber)}`}>
              {t('payments.again')}
            </ButtonLink>
          ) : null}
          {isHeld || state === 'ambiguous' ? <ButtonLink href="/contact">{t('payments.contact')}</ButtonLink> : null}
        </p>
      </div>
    </PageArea>
  )
}
