// How does a person sign in, with a password and, where it is asked for, a second factor?

import { useEffect, useState, useSyncExternalStore } from 'react'
import { asNobody, isSignedIn } from '#platform/http-client.ts'
import { endingSentences } from '#platform/browser-session.ts'
import { takeNotice } from '#platform/leaving.ts'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ProofAsked, SignedIn, SessionsApi } from '../contract/api.ts'
import { signInForm } from '../contract/forms.ts'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'
import { arrive, thisDevice } from './this-device.ts'

export function SignIn() {
  const [challenge, setChallenge] = useState<string>()
  useNoticeOfEnding()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => setChallenge(undefined)} />
  return (
    <>
      <AlreadyIn />
      <PasswordForm onAsked={setChallenge} />
    </>
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
      return asNobody<SessionsApi['login']>('POST /auth/login', { identifier, password, ...thisDevice() }, language)
    },
    onSent: (answer) => ('secondFactor' in answer ? onAsked(answer.secondFactor.challenge) : arrive(answer)),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={say('login.identifier_help')} autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <SendButton state={state}>{say('login.button')}</SendButton>
      <p>
        <a href="/login/forgotten" className="link inline-flex min-h-11 items-center">
          {say('login.forgot')}
        </a>
      </p>
    </Form>
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
