// Form of the second sign-in step: a code of the second factor or a recovery code.

import { sendAnonymously } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Button } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { SignedIn, SessionsApi } from '../contract/api.ts'
import { confirmFactorForm } from '../contract/forms.ts'
import { sessionsTranslator } from './translator.ts'
import { storeSession, thisDevice } from './this-device.ts'

export function ProofForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<SignedIn>({
    id: 'proof',
    definition: confirmFactorForm,
    labels: { code: t('proof.code') },
    language,
    t,
    send: (data) => {
      const code = String(data.get('code'))
      return sendAnonymously<SessionsApi['proveSecondFactor']>(
        'POST /auth/second-factor/verify',
        { challenge, code, ...thisDevice() },
        language,
      )
    },
    onSent: storeSession,
  })
  return (
    <section aria-labelledby="proof-title">
      <h2 id="proof-title" className="text-2xl">
        {t('proof.title')}
      </h2>
      <p className="mt-2 mb-6 text-neutral-700">{t('proof.lead')}</p>
      <Form state={state}>
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" width="short" />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t('login.button')}</SendButton>
          <Button kind="quiet" onClick={onBack}>
            {t('proof.back')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
