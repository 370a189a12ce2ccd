// Island that signs a person in with a password and, where required, a second factor.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { sendAnonymously, isSignedIn } from '#platform/http-client.ts'
import { endingMessages } from '#platform/browser-session.ts'
import { consumeExpiryNotice } from '#platform/sign-out-redirect.ts'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { SecondFactorRequired, SignedIn, SessionsApi } from '../contract/api.ts'
import { signInForm } from '../contract/forms.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsTranslator } from './translator.ts'
import { storeSession, thisDevice } from './this-device.ts'

export function SignIn({ again }: { again?: ShownAgain | undefined }) {
  const [challenge, setChallenge] = useState<string>()
  useSessionExpiredNotice()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => setChallenge(undefined)} />
  return (
    <>
      <AlreadySignedIn />
      <PasswordForm again={again} onSecondFactor={setChallenge} />
      <PasskeySignIn />
    </>
  )
}

type PasswordFormProps = { again: ShownAgain | undefined; onSecondFactor: (challenge: string) => void }

function PasswordForm({ again, onSecondFactor }: PasswordFormProps) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<SignedIn | SecondFactorRequired>({
    id: 'login',
    definition: signInForm,
    labels: { identifier: t('login.identifier'), password: t('session.password') },
    language,
    t,
    shownAgain: again,
    send: (data) => {
      const [identifier, password] = [String(data.get('identifier')), String(data.get('password'))]
      return sendAnonymously<SessionsApi['login']>(
        'POST /auth/login',
        { identifier, password, ...thisDevice() },
        language,
      )
    },
    onSent: (answer) =>
      'secondFactor' in answer ? onSecondFactor(answer.secondFactor.challenge) : storeSession(answer),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={t('login.identifier_help')} autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <SendButton state={state}>{t('login.button')}</SendButton>
      <p>
        <a href="/login/forgotten" className="link inline-flex min-h-11 items-center">
          {t('login.forgot')}
        </a>
      </p>
    </Form>
  )
}

function AlreadySignedIn() {
  const t = sessionsTranslator(useLanguage())
  const signedIn = useSyncExternalStore(noSubscription, isSignedIn, () => false)
  if (!signedIn) return null
  return (
    <div className="mb-6">
      <Callout tone="info">
        <p>{t('login.already')}</p>
        <a href="/account" className="link inline-block py-2">
          {t('login.go_on')}
        </a>
      </Callout>
    </div>
  )
}

// Changes of the session in another tab are not followed until the page is loaded again.
function noSubscription() {
  return () => {}
}

/** Shows a message after a redirect from an expired session. */
function useSessionExpiredNotice(): void {
  const language = useLanguage()
  useEffect(() => {
    if (consumeExpiryNotice()) showToast(endingMessages.over[language], { tone: 'danger', duration: 5000 })
  }, [language])
}
