// Page for people without a password: request a code and choose a new one.

import { useActionData, useLoaderData } from 'react-router'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Island } from '#ui/island/island.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { refuseUnreadyForm } from '../operations/unready-form.server.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { NewCode } from './new-code.tsx'
import { sessionsTranslator } from './translator.ts'

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export const action = page((ctx, { request }) => refuseUnreadyForm(ctx, request))

export default function Forgotten() {
  const { officePhone } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const t = sessionsTranslator(useLanguage())
  return (
    <SignInLayout title={t('forgotten.title')} lead={t('forgotten.lead')} officePhone={officePhone}>
      <Island name="new-code" part={NewCode} props={{ again }} />
    </SignInLayout>
  )
}
