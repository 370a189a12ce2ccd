// How does somebody ask for a code and choose a new password with it?

import { useState } from 'react'
import { asNobody } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { codeForm } from '../contract/forms.ts'
import type { SessionsApi } from '../contract/api.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'

export function NewCode() {
  const say = sessionsSay(useLanguage())
  const [request, setRequest] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  if (challenge) return <ProofForm challenge={challenge} onBack={() => location.assign('/login')} />
  if (!request) return <AskForm onSent={setRequest} />
  return (
    <div className="grid gap-6">
      <Callout tone="success" role="alert" title={say('forgotten.sent')}>
        <p>{say('forgotten.sent_text')}</p>
        <Button kind="quiet" className="-ms-4" onClick={() => setRequest(undefined)}>
          {say('forgotten.again')}
        </Button>
      </Callout>
      <NewPasswordForm
        request={request}
        codeLabel={say('password.code')}
        button={say('password.button')}
        onAsked={setChallenge}
      />
    </div>
  )
}

function AskForm({ onSent }: { onSent: (request: string) => void }) {
  const language = useLanguage()
  const say = sessionsSay(language)
  const state = useForm<{ request: string }>({
    id: 'forgotten',
    definition: codeForm,
    labels: { identifier: say('login.identifier') },
    language,
    say,
    send: (data) =>
      asNobody<SessionsApi['requestCode']>(
        'POST /auth/codes',
        { identifier: String(data.get('identifier')) },
        language,
      ),
    onSent: ({ request }) => onSent(request),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={say('login.identifier_help')} autoComplete="username" />
      <SendButton state={state}>{say('forgotten.send')}</SendButton>
    </Form>
  )
}
