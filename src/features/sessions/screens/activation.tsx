// Island that turns an activation code into a password and a session.

import { useState } from 'react'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsTranslator } from './translator.ts'

export function Activation({ again }: { again?: ShownAgain | undefined }) {
  const t = sessionsTranslator(useLanguage())
  const [challenge, setChallenge] = useState<string>()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => location.assign('/login')} />
  return (
    <NewPasswordForm
      shownAgain={again}
      codeLabel={t('activate.code')}
      button={t('activate.button')}
      onSecondFactor={setChallenge}
    />
  )
}
