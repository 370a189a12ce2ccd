// What has the office done about one of a customer's complaints, and what can they add?

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { FollowedComplaint, TrackedComplaint } from '../../contract/answers.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { officeSay } from '../office/sentences.ts'
import { Case } from '../parts/case.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const complaint = await api.read<ComplaintsApi['myComplaint']>('GET /customer/complaints/{orgId}/mine/{code}', {
    orgId: String(orgId),
    code: params.code!,
  })
  // Makes what is sent from this view once-only.
  const submission = newSubmission()
  return { orgId, complaint: complaint as FollowedComplaint, submission }
}

export default function MyComplaint() {
  const { orgId, complaint, submission } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const [changed, setChanged] = useState<TrackedComplaint>()
  const shown = changed ?? complaint
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={`${complaint.code} ${complaint.type[language]}`} />
      <p className="screen-only mb-3">
        <Link to="/account/complaints" className="link inline-block py-2">
          {say('complaints.mine_back')}
        </Link>
      </p>
      <PageHeading title={complaint.type[language]} />
      <Case
        key={shown.history.length}
        complaint={shown}
        by={{ code: complaint.code, phone: complaint.phone }}
        done={changed !== undefined}
        {...{ orgId, language, submission }}
        again={undefined}
        onChanged={setChanged}
      />
    </div>
  )
}
