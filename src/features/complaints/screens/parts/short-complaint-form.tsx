// The complaint form of pages that load no React: without photographs and map.

import type { Language } from '#kit/language.ts'
import { PlaceFields } from '#ui/form/place-fields.tsx'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { PlainKnownNotice } from '#ui/form/plain-known-notice.tsx'
import type { ComplaintOffer } from '../../contract/form.ts'
import { newComplaint } from '../../contract/new-complaint.ts'
import { complaintsTranslator } from '../translator.ts'
import { AboutFields, ClosingFields, labelsOf, SenderFields } from './complaint-fields.tsx'
import { UrgentCall, type UrgentCallProps } from './urgent-call.tsx'

type ShortFormProps = ComplaintOffer & {
  submission: string
  urgent: Omit<UrgentCallProps, 'language'>
  language: Language
}

/**
 * The specification's fields and the place, without further scripts. It is posted to the page of the whole form, which shows
 * it again with the typed values when it is invalid.
 */
export function ShortComplaintForm(props: ShortFormProps) {
  const { types, policy, submission, urgent, language } = props
  const t = complaintsTranslator(language)
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <p>{t('complaints.short_lead')}</p>
        <UrgentCall {...urgent} language={language} />
        <p>
          <a href="/complaint" className="link inline-flex min-h-11 items-center">
            {t('complaints.whole_form')}
          </a>
        </p>
      </div>
      <PlainForm
        id="complaint"
        action="/complaint"
        definition={newComplaint}
        labels={labelsOf(t)}
        language={language}
        send={t('complaints.send')}
      >
        <PlainKnownNotice language={language} />
        <AboutFields types={types} language={language} />
        <PlaceFields
          legend={t('complaints.place')}
          names={{ ward: 'ward', tol: 'tol' }}
          {...(policy.wards === null ? {} : { wards: policy.wards })}
        />
        <SenderFields language={language} />
        <ClosingFields submission={submission} keptDays={policy.keptDays} language={language} />
      </PlainForm>
    </div>
  )
}
