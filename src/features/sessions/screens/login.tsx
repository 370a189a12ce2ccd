// How do customers and staff come in?

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router'
import { asNobody, isSignedIn } from '#platform/http-client.ts'
import { endingSentences } from '#platform/browser-session.ts'
import { takeNotice } from '#platform/leaving.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ProofAsked, SignedIn } from '#features/sessions/contract.ts'
import { sessionsApi, signInForm } from '#features/sessions/contract.ts'
import { Door } from './door.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'
import { arrive, thisDevice } from './this-device.ts'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export default function Login() {
  const { officePhone } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = sessionsSay(language)
  const [challenge, setChallenge] = useState<string>()
  useNoticeOfEnding()
  return (
    <Door title={say('login.title')} lead={say('login.lead')} officePhone={officePhone} aside={<FirstTime />}>
      {challenge ? (
        <ProofForm challenge={challenge} onBack={() => setChallenge(undefined)} />
      ) : (
        <>
          <AlreadyIn />
          <PasswordForm onAsked={setChallenge} />
        </>
      )}
    </Door>
  )
}

function PasswordForm({ onAsked }: { onAsked: (challenge: string) => void }) {
  const language = useLanguage()
  const say = sessionsSay(language)
  const state = useForm<SignedIn | ProofAsked>({
    id: 'login',
    definition: signInForm,
    labels: { identifier: say('login.identifier'), password: say('session.password') },
    language,
    say,
    send: (data) => {
      const [identifier, password] = [String(data.get('identifier')), String(data.get('password'))]
      return asNobody(sessionsApi.login, { identifier, password, ...thisDevice() }, language)
    },
    onSent: (answer) => ('secondFactor' in answer ? onAsked(answer.secondFactor.challenge) : arrive(answer)),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={say('login.identifier_help')} autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <SendButton state={state}>{say('login.button')}</SendButton>
      <p>
        <a href="/login/forgotten" className="link inline-block py-2">
          {say('login.forgot')}
        </a>
      </p>
    </Form>
  )
}

function FirstTime() {
  const say = sessionsSay(useLanguage())
  return (
    <section className="needs-script">
      <h2 className="text-xl">{say('login.first_time')}</h2>
      <p className="mt-2 text-neutral-700">{say('login.first_time_text')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/login/forgotten">{say('login.have_code_sent')}</ButtonLink>
        <ButtonLink href="/login/activate" kind="quiet">
          {say('login.activate')}
        </ButtonLink>
      </p>
    </section>
  )
}

function AlreadyIn() {
  const say = sessionsSay(useLanguage())
  const isIn = useSyncExternalStore(never, isSignedIn, () => false)
  if (!isIn) return null
  return (
    <div className="mb-6">
      <Callout tone="info">
        <p>{say('login.already')}</p>
        <a href="/account" className="link inline-block py-2">
          {say('login.go_on')}
        </a>
      </Callout>
    </div>
  )
}

// What another tab does shows when this page is loaded again.
function never() {
  return () => {}
}

/** Whoever was brought here by a session that was over reads why. */
function useNoticeOfEnding(): void {
  const language = useLanguage()
  useEffect(() => {
    if (takeNotice()) showToast(endingSentences.over[language], { tone: 'danger', duration: 5000 })
  }, [language])
}
