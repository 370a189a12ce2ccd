// Section of a bill's page that credits it: the form, the request that is to be approved, or the reason why not.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { messageText } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { StoredBill } from '../../contract/office.ts'
import { billsTranslator } from '../translator.ts'
import { CreditForm } from './credit-form.tsx'
import { CreditRequest } from './credit-request.tsx'

export function Crediting({ bill }: { bill: StoredBill }) {
  const language = useLanguage()
  const t = billsTranslator(language)
  const mayPrepare = useWho().permissions.includes('billing:prepare')
  const { request, mayBeCredited } = bill.crediting
  if (!request && !mayPrepare) return null
  return (
    <div className="screen-only [&>section]:mt-9">
      <Section id="credit" title={t('bills.crediting_title')}>
        {request ? (
          <CreditRequest request={request} language={language} />
        ) : mayBeCredited.ok ? (
          <CreditForm bill={bill} language={language} />
        ) : (
          <p className="measure">{messageText(t, mayBeCredited)}</p>
        )}
      </Section>
    </div>
  )
}
