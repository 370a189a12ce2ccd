// Sign-in page for customers and staff.

import { useActionData, useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/page-handle.ts'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Island } from '#ui/island/island.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { refuseUnreadyForm } from '../operations/unready-form.server.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { sessionsTranslator } from './translator.ts'
import { SignIn } from './sign-in.tsx'

/** Where the person came from, for the link to the other language; the script reads it from the address. */
export const handle = { parameters: ['from'] } satisfies PageHandle

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export const action = page((ctx, { request }) => refuseUnreadyForm(ctx, request))

export default function Login() {
  const { officePhone } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const t = sessionsTranslator(useLanguage())
  return (
    <SignInLayout title={t('login.title')} lead={t('login.lead')} officePhone={officePhone} aside={<FirstTime />}>
      <Island name="sign-in" part={SignIn} props={{ again }} />
    </SignInLayout>
  )
}

function FirstTime() {
  const t = sessionsTranslator(useLanguage())
  return (
    <section className="needs-script">
      <h2 className="text-xl">{t('login.first_time')}</h2>
      <p className="mt-2 text-neutral-700">{t('login.first_time_text')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/login/forgotten">{t('login.have_code_sent')}</ButtonLink>
        <ButtonLink href="/login/activate" kind="quiet" className="max-sm:-ms-4 lg:-ms-4">
          {t('login.activate')}
        </ButtonLink>
      </p>
    </section>
  )
}
