// Island that requests a one-time code and sets a new password with it.

import { useState } from 'react'
import { sendAnonymously } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { codeForm } from '../contract/forms.ts'
import type { SessionsApi } from '../contract/api.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsTranslator } from './translator.ts'

export function NewCode({ again }: { again?: ShownAgain | undefined }) {
  const t = sessionsTranslator(useLanguage())
  const [request, setRequest] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => location.assign('/login')} />
  if (!request) return <RequestForm again={again} onSent={setRequest} />
  return (
    <div className="grid gap-6">
      <Callout tone="success" role="alert" title={t('forgotten.sent')}>
        <p>{t('forgotten.sent_text')}</p>
        <Button kind="quiet" className="-ms-4" onClick={() => setRequest(undefined)}>
          {t('forgotten.again')}
        </Button>
      </Callout>
      <NewPasswordForm
        request={request}
        codeLabel={t('password.code')}
        button={t('password.button')}
        onSecondFactor={setChallenge}
      />
    </div>
  )
}

type RequestFormProps = { again: ShownAgain | undefined; onSent: (request: string) => void }

function RequestForm({ again, onSent }: RequestFormProps) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<{ request: string }>({
    id: 'forgotten',
    definition: codeForm,
    labels: { identifier: t('login.identifier') },
    language,
    t,
    shownAgain: again,
    send: (data) =>
      sendAnonymously<SessionsApi['requestCode']>(
        'POST /auth/codes',
        { identifier: String(data.get('identifier')) },
        language,
      ),
    onSent: ({ request }) => onSent(request),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={t('login.identifier_help')} autoComplete="username" />
      <SendButton state={state}>{t('forgotten.send')}</SendButton>
    </Form>
  )
}
