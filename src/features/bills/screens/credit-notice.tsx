// Notice on a credited bill: when and by which credit note, and the bill that has replaced it.

import { Link } from 'react-router'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillCredit } from '../contract/credited.ts'
import { creditedMessages } from '../messages/credited.ts'

/** `bills`: the address of the list that has the replacing bill. */
type Props = { credit: BillCredit; bills: '/account/bills' | '/staff/bills'; language: Language }

export function CreditNotice(props: Props) {
  return (
    <Callout tone="warning" title={translator(creditedMessages, props.language)('bills.credited_title')}>
      <CreditText {...props} />
    </Callout>
  )
}

export function CreditText({ credit: { number, creditedOn, replacedBy }, bills, language }: Props) {
  const t = translator(creditedMessages, language)
  return (
    <>
      <p>
        <TimeText at={creditedOn}>
          {(date) => t('bills.credited_text', { date, number: inDigits(number, language) })}
        </TimeText>
      </p>
      <p>
        {replacedBy === null ? (
          t('bills.credited_not_replaced')
        ) : (
          <Link to={`${bills}/${replacedBy}`} className="link inline-block py-2" data-print-plain="">
            {t('bills.credited_replaced', { number: inDigits(replacedBy, language) })}
          </Link>
        )}
      </p>
    </>
  )
}
