// How does an activation code become a password, and the password a session?

import { useState } from 'react'
import { useLanguage } from '#ui/page-language.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'

export function Activation() {
  const say = sessionsSay(useLanguage())
  const [challenge, setChallenge] = useState<string>()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => location.assign('/login')} />
  return <NewPasswordForm codeLabel={say('activate.code')} button={say('activate.button')} onAsked={setChallenge} />
}
