// Page on which an invited person activates the account.

import { useActionData, useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Island } from '#ui/island/island.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Activation } from './activation.tsx'
import { refuseUnreadyForm } from '../operations/unready-form.server.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { sessionsTranslator } from './translator.ts'

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export const action = page((ctx, { request }) => refuseUnreadyForm(ctx, request))

export default function Activate() {
  const { officePhone } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const t = sessionsTranslator(useLanguage())
  return (
    <SignInLayout title={t('activate.title')} lead={t('activate.lead')} officePhone={officePhone}>
      <Island name="activation" part={Activation} props={{ again }} />
    </SignInLayout>
  )
}
