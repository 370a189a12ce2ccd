// How does somebody without a password, or who forgot it, get a code and choose a new one?

import { useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Island } from '#ui/island/island.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Door } from './door.tsx'
import { NewCode } from './new-code.tsx'
import { sessionsSay } from './sentences.ts'

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export default function Forgotten() {
  const { officePhone } = useLoaderData<typeof loader>()
  const say = sessionsSay(useLanguage())
  return (
    <Door title={say('forgotten.title')} lead={say('forgotten.lead')} officePhone={officePhone}>
      <Island name="new-code" part={NewCode} props={{}} />
    </Door>
  )
}
