// Portal page of one of the customer's own complaints.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { RelatedLink } from '#ui/related-link.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { FollowedComplaint, TrackedComplaint } from '../../contract/answers.ts'
import { useOwnDrafts } from '#features/drafts/screens/own-draft.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { officeTranslator } from '../office/translator.ts'
import { billText } from '../parts/bill-text.ts'
import { Case } from '../parts/case.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const complaint = await api.read<ComplaintsApi['myComplaint']>('GET /customer/complaints/{orgId}/mine/{code}', {
    orgId: String(orgId),
    code: params.code!,
  })
  // The idempotency key of what is sent from this view.
  const submission = newSubmission()
  return { orgId, complaint: complaint as FollowedComplaint, submission }
}

export default function MyComplaint() {
  const { orgId, complaint, submission } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const draftOf = useOwnDrafts()
  const [changed, setChanged] = useState<TrackedComplaint>()
  const shown = changed ?? complaint
  const { bill } = complaint
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={`${complaint.code} ${complaint.type[language]}`} />
      <RelatedLink to="/account/complaints" screenOnly>
        {t('complaints.mine_back')}
      </RelatedLink>
      <PageHeading title={complaint.type[language]} />
      <Case
        key={shown.history.length}
        complaint={shown}
        by={{ code: complaint.code, phone: complaint.phone }}
        done={changed !== undefined}
        {...{ orgId, language, submission }}
        again={undefined}
        onChanged={setChanged}
        draftOf={draftOf}
        billLink={
          bill?.mayBeOpened ? (
            <Link to={`/account/bills/${bill.number}`} className="link inline-block py-1">
              {billText(bill, language)}
            </Link>
          ) : undefined
        }
      />
    </div>
  )
}
