// Page on which an invited person activates the account.

import { useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Island } from '#ui/island/island.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Activation } from './activation.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { sessionsTranslator } from './translator.ts'

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export default function Activate() {
  const { officePhone } = useLoaderData<typeof loader>()
  const t = sessionsTranslator(useLanguage())
  return (
    <SignInLayout title={t('activate.title')} lead={t('activate.lead')} officePhone={officePhone}>
      <Island name="activation" part={Activation} props={{}} />
    </SignInLayout>
  )
}
