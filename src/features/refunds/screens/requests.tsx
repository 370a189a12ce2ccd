// What a connection or held money has of requests: the one to be decided, or a form, and below those that are decided.

import type { ReactNode } from 'react'
import { messageText, type Language } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import { Section } from '#ui/section.tsx'
import type { Refund } from '../contract/api.ts'
import { PendingRefund } from './pending.tsx'
import { RefundTable } from './refund-table.tsx'
import { refundsTranslator } from './translator.ts'

type Props = {
  refunds: readonly Refund[]
  mayRequest: Verdict
  mayPrepare: boolean
  form: ReactNode
  language: Language
}

export function Requests({ refunds, mayRequest, mayPrepare, form, language }: Props) {
  const t = refundsTranslator(language)
  const pending = refunds.filter(({ state }) => state === 'prepared' || state === 'to-pay')
  const decided = refunds.filter((refund) => !pending.includes(refund))
  return (
    <>
      {pending.length > 0 ? (
        <Section
          id="pending"
          title={t(pending.some(({ state }) => state === 'prepared') ? 'refunds.to_approve' : 'refunds.to_pay')}
        >
          {pending.map((refund) => (
            <PendingRefund key={refund.id} refund={refund} language={language} />
          ))}
        </Section>
      ) : mayPrepare ? (
        <Section id="request" title={t('refunds.request_title')}>
          {mayRequest.ok ? form : <p className="measure">{messageText(t, mayRequest)}</p>}
        </Section>
      ) : null}
      <Section id="decided" title={t('refunds.earlier')}>
        {decided.length === 0 ? (
          <p>{t('refunds.none_earlier')}</p>
        ) : (
          <RefundTable refunds={decided} language={language} />
        )}
      </Section>
    </>
  )
}
