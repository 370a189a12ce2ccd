// The way to the gateway: a form that the payer sends, or a code to scan.

import { formatMoney } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import type { QrCode } from '#platform/qr.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Payment } from '../contract/api.ts'
import { paymentsTranslator } from './translator.ts'

type Props = {
  handover: NonNullable<Payment['handover']>
  qr: QrCode | null
  payment: Payment
  gateway: string
  language: Language
}

export function Handover({ handover, qr, payment: { amountPaisa, quotedUntil }, gateway, language }: Props) {
  const t = paymentsTranslator(language)
  const amount = formatMoney(amountPaisa, language)
  if (handover.kind === 'qr')
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <TimeText at={quotedUntil}>{(time) => t('payments.scan_help', { time })}</TimeText>
        </p>
        {qr ? (
          <svg
            role="img"
            aria-label={t('payments.qr_alt', { amount })}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="w-full max-w-72 bg-white"
          >
            <path d={qr.path} />
          </svg>
        ) : null}
        {handover.payAddress ? (
          <a href={handover.payAddress} className="link inline-block py-2">
            {t('payments.open_qr')}
          </a>
        ) : null}
      </div>
    )
  // A link, because the policy of the page would apply to every redirect of the gateway after a form.
  if (handover.method === 'GET')
    return (
      <div className="grid gap-4">
        <p>
          <TimeText at={quotedUntil}>{(time) => t('payments.go_help', { gateway, time })}</TimeText>
        </p>
        <div>
          <ButtonLink kind="primary" href={linkOf(handover)}>
            {t('payments.go', { amount, gateway })}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <form method="post" action={handover.address} className="grid gap-4">
      {handover.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <TimeText at={quotedUntil}>{(time) => t('payments.go_help', { gateway, time })}</TimeText>
      </p>
      <div>
        <Button type="submit" kind="primary">
          {t('payments.go', { amount, gateway })}
        </Button>
      </div>
    </form>
  )
}

function linkOf({ address, fields }: { address: string; fields: readonly { name: string; value: string }[] }): string {
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  return fields.length > 0 ? `${address}?${query}` : address
}
