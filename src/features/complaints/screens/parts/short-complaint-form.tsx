// How is a complaint sent from a page that never loads React?

import type { Language } from '#kit/language.ts'
import { PlaceFields } from '#ui/form/place-fields.tsx'
import { PlainForm } from '#ui/form/plain-form.tsx'
import type { ComplaintOffer } from '../../contract/form.ts'
import { newComplaint } from '../../contract/form.ts'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { complaintsSay } from '../sentences.ts'
import { AboutFields, ClosingFields, labelsOf, SenderFields } from './complaint-fields.tsx'
import { UrgentCall } from './urgent-call.tsx'

type ShortFormProps = ComplaintOffer & {
  submission: string
  officePhone: string
  status: OfficeStatus
  language: Language
}

/**
 * The specification's fields and where it is, with no more bytes than their own. It goes to the page of the whole form,
 * which shows it again with what was typed when something is missing.
 */
export function ShortComplaintForm(props: ShortFormProps) {
  const { types, policy, submission, officePhone, status, language } = props
  const say = complaintsSay(language)
  return (
    <div className="grid max-w-[46rem] gap-6">
      <div className="grid gap-3">
        <p>{say('complaints.short_lead')}</p>
        <UrgentCall phone={officePhone} status={status} language={language} />
        <p>
          <a href="/complaint" className="link inline-flex min-h-11 items-center">
            {say('complaints.whole_form')}
          </a>
        </p>
      </div>
      <PlainForm
        id="complaint"
        action="/complaint"
        definition={newComplaint}
        labels={labelsOf(say)}
        language={language}
        send={say('complaints.send')}
      >
        <AboutFields types={types} language={language} />
        <PlaceFields
          legend={say('complaints.place')}
          names={{ ward: 'ward', tol: 'tol' }}
          {...(policy.wards === null ? {} : { wards: policy.wards })}
        />
        <SenderFields language={language} />
        <ClosingFields submission={submission} keptDays={policy.keptDays} language={language} />
      </PlainForm>
    </div>
  )
}
