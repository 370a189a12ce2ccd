// How does an invited person turn an activation code into a password?

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Door } from './door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export default function Activate() {
  const { officePhone } = useLoaderData<typeof loader>()
  const say = sessionsSay(useLanguage())
  const [challenge, setChallenge] = useState<string>()
  return (
    <Door title={say('activate.title')} lead={say('activate.lead')} officePhone={officePhone}>
      {challenge ? (
        <ProofForm challenge={challenge} onBack={() => location.assign('/login')} />
      ) : (
        <NewPasswordForm codeLabel={say('activate.code')} button={say('activate.button')} onAsked={setChallenge} />
      )}
    </Door>
  )
}
