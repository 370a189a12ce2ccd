// The QR code by which a bill is paid, in any language and on any paper: 25 mm, with the address to be typed instead.

import { inDigits, translator, type Language } from '#kit/language.ts'
import type { PayCode as Code } from '../contract/pay-code.ts'
import { payCodeMessages } from '../messages/pay-code.ts'

type Props = { code: Code | null; customerNumber: string; language: Language }

export function PayCode({ code, customerNumber, language }: Props) {
  const t = translator(payCodeMessages, language)
  if (!code) return null
  return (
    <div className="flex max-w-[30rem] items-center gap-4 break-inside-avoid">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} className="h-[25mm] w-[25mm] shrink-0 bg-white" aria-hidden="true">
        <path d={code.path} />
      </svg>
      <p className="min-w-0 break-words">
        <a href={code.link} className="link font-bold" data-print-plain="">
          {t('bills.pay_by_code')}
        </a>
        <br />
        {t('bills.pay_address', { address: code.address, number: inDigits(customerNumber, language) })}
      </p>
    </div>
  )
}
