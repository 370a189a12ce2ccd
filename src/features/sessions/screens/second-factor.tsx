// How does a member of staff turn the second factor on, or move it to a new phone?

import { useState } from 'react'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { beginFactorForm, confirmFactorForm } from '../contract/forms.ts'
import type { SessionsApi } from '../contract/api.ts'
import { sessionsSay } from './sentences.ts'
import { forgetWho, useWho } from './signed-in.ts'

type Begun = { secret: string; address: string; picture: string }

export default function SecondFactor() {
  const say = sessionsSay(useLanguage())
  const { secondFactor } = useWho()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <div className="max-w-[40rem]">
      <PageMeta title={say('factor.title')} />
      <PageHeading title={say('factor.title')} lead={say('factor.lead')} />
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {!codes && begun ? <Confirm begun={begun} onDone={setCodes} /> : null}
      {!codes && !begun ? (
        <div className="grid gap-6">
          {secondFactor.due ? <Callout tone="warning">{say('factor.due')}</Callout> : null}
          {secondFactor.on ? <Callout tone="success">{say('factor.is_on')}</Callout> : null}
          <Begin asksCode={secondFactor.on} onDone={setBegun} />
        </div>
      ) : null}
    </div>
  )
}

function Begin({ asksCode, onDone }: { asksCode: boolean; onDone: (begun: Begun) => void }) {
  const language = useLanguage()
  const say = sessionsSay(language)
  const state = useForm<Begun>({
    id: 'factor-begin',
    definition: asksCode ? confirmFactorForm : beginFactorForm,
    labels: { code: say('factor.old_code') },
    language,
    say,
    send: (data) =>
      apiIn(language).send<SessionsApi['beginSecondFactor']>('POST /auth/second-factor', {
        code: String(data.get('code') ?? ''),
      }),
    onSent: onDone,
  })
  return (
    <Form state={state}>
      {asksCode ? <TextField name="code" autoComplete="one-time-code" width="short" /> : null}
      <SendButton state={state}>{say(asksCode ? 'factor.renew' : 'factor.begin')}</SendButton>
    </Form>
  )
}

function Confirm({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const language = useLanguage()
  const say = sessionsSay(language)
  const state = useForm<{ recoveryCodes: string[] }>({
    id: 'factor-confirm',
    definition: confirmFactorForm,
    labels: { code: say('factor.code') },
    language,
    say,
    send: (data) =>
      apiIn(language).send<SessionsApi['confirmSecondFactor']>('POST /auth/second-factor/confirm', {
        code: String(data.get('code')),
      }),
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <div className="grid gap-5">
      <p>{say('factor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
        alt={say('factor.picture')}
        width="220"
        height="220"
        className="rounded-box border border-neutral-200"
      />
      <p>
        {say('factor.key')}: <code className="figures font-semibold break-all">{begun.secret}</code>
      </p>
      <Form state={state}>
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" width="short" />
        <SendButton state={state}>{say('factor.confirm')}</SendButton>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const say = sessionsSay(useLanguage())
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{say('factor.recovery')}</h2>
      <Callout tone="warning" role="alert">
        <p>{say('factor.recovery_text')}</p>
      </Callout>
      <ul className="figures grid grid-cols-2 gap-2 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button
          kind="primary"
          onClick={() => {
            forgetWho()
            location.assign('/staff')
          }}
        >
          {say('factor.done')}
        </Button>
      </p>
    </section>
  )
}
