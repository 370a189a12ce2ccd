// Page on which staff set up the second factor or move it to a new phone.

import { useState } from 'react'
import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { beginFactorForm, confirmFactorForm, moveFactorForm } from '../contract/forms.ts'
import type { SessionsApi } from '../contract/api.ts'
import { sessionsTranslator } from './translator.ts'
import { invalidateWho, useWho } from './signed-in.ts'

type Enrolment = { secret: string; address: string; picture: string }

export default function SecondFactor() {
  const t = sessionsTranslator(useLanguage())
  const { secondFactor } = useWho()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <div className="max-w-[40rem]">
      <PageMeta title={t('factor.title')} />
      <PageHeading title={t('factor.title')} lead={t('factor.lead')} />
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {!codes && enrolment ? <Confirm enrolment={enrolment} onDone={setCodes} /> : null}
      {!codes && !enrolment ? (
        <div className="grid gap-6">
          {secondFactor.due ? <Callout tone="warning">{t('factor.due')}</Callout> : null}
          {secondFactor.on ? <Callout tone="success">{t('factor.is_on')}</Callout> : null}
          <Begin requiresCode={secondFactor.on} onDone={setEnrolment} />
        </div>
      ) : null}
    </div>
  )
}

function Begin({ requiresCode, onDone }: { requiresCode: boolean; onDone: (enrolment: Enrolment) => void }) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<Enrolment>({
    id: 'factor-begin',
    definition: requiresCode ? moveFactorForm : beginFactorForm,
    labels: { password: t('password.current'), code: t('factor.old_code') },
    language,
    t,
    send: (data) =>
      apiIn(language).send<SessionsApi['beginSecondFactor']>('POST /auth/second-factor', {
        password: String(data.get('password')),
        code: String(data.get('code') ?? ''),
      }),
    onSent: onDone,
  })
  return (
    <Form state={state}>
      <PasswordField name="password" autoComplete="current-password" showable={false} />
      {requiresCode ? <TextField name="code" autoComplete="one-time-code" width="short" /> : null}
      <SendButton state={state}>{t(requiresCode ? 'factor.renew' : 'factor.begin')}</SendButton>
    </Form>
  )
}

function Confirm({ enrolment, onDone }: { enrolment: Enrolment; onDone: (codes: string[]) => void }) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<{ recoveryCodes: string[] }>({
    id: 'factor-confirm',
    definition: confirmFactorForm,
    labels: { code: t('factor.code') },
    language,
    t,
    send: (data) =>
      apiIn(language).send<SessionsApi['confirmSecondFactor']>('POST /auth/second-factor/confirm', {
        code: String(data.get('code')),
      }),
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <div className="grid gap-5">
      <p>{t('factor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
        alt={t('factor.picture')}
        width="220"
        height="220"
        className="rounded-box border border-neutral-200"
      />
      <p>
        {t('factor.key')}: <code className="figures font-bold break-all">{enrolment.secret}</code>
      </p>
      <Form state={state}>
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" width="short" />
        <SendButton state={state}>{t('factor.confirm')}</SendButton>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = sessionsTranslator(useLanguage())
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('factor.recovery')}</h2>
      <Callout tone="warning" role="alert">
        <p>{t('factor.recovery_text')}</p>
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
            invalidateWho()
            location.assign('/staff')
          }}
        >
          {t('factor.done')}
        </Button>
      </p>
    </section>
  )
}
