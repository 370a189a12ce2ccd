// How does one of a customer's own complaints stand, and what may they still do about it?

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter, useWho } from '#features/sessions/screens/signed-in.ts'
import type { FollowedComplaint, TrackedComplaint } from '../contract.ts'
import { complaintsApi } from '../contract.ts'
import { officeSay } from './office-sentences.ts'
import { Case } from './parts/case.tsx'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await enter('customer', request)
  const complaint = await api.read(complaintsApi.myComplaint, { orgId: String(orgId), code: params.code! })
  return { complaint: complaint as FollowedComplaint, submission: crypto.randomUUID() }
}

export default function MyCase() {
  const { complaint, submission } = useLoaderData<typeof clientLoader>()
  const say = officeSay(useLanguage())
  const [changed, setChanged] = useState<TrackedComplaint>()
  const shown = changed ?? complaint
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={complaint.code} />
      <h1 className="sr-only">{say('complaints.mine')}</h1>
      <p className="mb-3">
        <Link to="/account/complaints" className="link inline-block py-2">
          {say('complaints.mine')}
        </Link>
      </p>
      <Case
        key={shown.history.length}
        complaint={shown}
        by={{ code: complaint.code, phone: complaint.phone }}
        done={changed !== undefined}
        orgId={useWho().organisation.id}
        language={useLanguage()}
        submission={submission}
        again={undefined}
        onChanged={setChanged}
      />
    </div>
  )
}
