// How does somebody without a password, or who forgot it, get a code and choose a new one?

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { asNobody } from '#platform/http-client.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { codeForm, sessionsApi } from '#features/sessions/contract.ts'
import { Door } from './door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { sessionsSay } from './sentences.ts'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = page(async (ctx) => ({ officePhone: (await readShell(ctx)).organisation.contactNo }))

export default function Forgotten() {
  const { officePhone } = useLoaderData<typeof loader>()
  const say = sessionsSay(useLanguage())
  const [request, setRequest] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  return (
    <Door title={say('forgotten.title')} lead={say('forgotten.lead')} officePhone={officePhone}>
      {challenge ? <ProofForm challenge={challenge} onBack={() => location.assign('/login')} /> : null}
      {!challenge && !request ? <AskForm onSent={setRequest} /> : null}
      {!challenge && request ? (
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
      ) : null}
    </Door>
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
    send: (data) => asNobody(sessionsApi.requestCode, { identifier: String(data.get('identifier')) }, language),
    onSent: ({ request }) => onSent(request),
  })
  return (
    <Form state={state}>
      <TextField name="identifier" help={say('login.identifier_help')} autoComplete="username" />
      <SendButton state={state}>{say('forgotten.send')}</SendButton>
    </Form>
  )
}
