// Button of the log-in page that signs a person in with a passkey; absent where the browser has none.

import { useState, useSyncExternalStore } from 'react'
import { translator } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { sendAnonymously } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { SignedIn } from '../contract/api.ts'
import { storeSession, thisDevice } from './this-device.ts'
import type { PasskeysApi } from '../contract/passkeys-api.ts'
import { passkeySignInMessages } from '../messages/passkeys.ts'
import { answerWithPasskey, hasPasskeys, notDone } from './browser-passkeys.ts'

export function PasskeySignIn() {
  const language = useLanguage()
  const t = translator({ ...platformMessages, ...passkeySignInMessages }, language)
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false)
  const [message, setMessage] = useState<string>()
  if (!isPossible) return null

  async function signIn(): Promise<Outcome<SignedIn>> {
    const begun = await sendAnonymously<PasskeysApi['beginPasskeySignIn']>(
      'POST /auth/passkeys/sign-ins/options',
      {},
      language,
    )
    if (begun.kind !== 'done') return begun
    const answer = await answerWithPasskey(begun.value)
    if (!answer) return notDone(t('passkeys.not_done'))
    const { id, clientDataJSON, authenticatorData, signature } = answer
    return sendAnonymously<PasskeysApi['signInWithPasskey']>(
      'POST /auth/passkeys/sign-ins',
      { id, clientDataJSON, authenticatorData, signature, ...thisDevice() },
      language,
    )
  }

  async function onClick(): Promise<void> {
    setMessage(undefined)
    const outcome = await signIn()
    if (outcome.kind === 'done') storeSession(outcome.value)
    else setMessage(outcome.kind === 'refused' ? outcome.message : t('passkeys.not_done'))
  }

  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <Button onClick={() => void onClick()}>{t('passkeys.sign_in')}</Button>
      {message ? (
        <Callout tone="danger" role="alert">
          <p>{message}</p>
        </Callout>
      ) : null}
    </div>
  )
}

function neverChanges() {
  return () => {}
}
