// Page on which a signed-in person changes their password.

import { apiIn } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useState } from 'react'
import { changePasswordForm } from '../contract/forms.ts'
import type { SessionsApi } from '../contract/api.ts'
import { sessionsTranslator } from './translator.ts'

export default function ChangePassword() {
  const t = sessionsTranslator(useLanguage())
  const [changes, setChanges] = useState(0)
  return (
    <div className="max-w-[34rem]">
      <PageMeta title={t('password.title')} />
      <PageHeading title={t('password.title')} lead={t('password.lead')} />
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </div>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<unknown>({
    id: 'password',
    definition: changePasswordForm,
    labels: { current: t('password.current'), password: t('password.new'), again: t('password.again') },
    language,
    t,
    send: (data) => {
      const [current, password, again] = ['current', 'password', 'again'].map((name) => String(data.get(name)))
      const given = { current: current!, password: password!, again: again! }
      return apiIn(language).send<SessionsApi['changePassword']>('POST /auth/password', given)
    },
    onSent: () => {
      showToast(t('password.changed'), { tone: 'success' })
      onChanged()
    },
  })
  return (
    <Form state={state}>
      <PasswordField name="current" autoComplete="current-password" showable={false} />
      <PasswordField name="password" help={t('password.help')} autoComplete="new-password" />
      <PasswordField name="again" autoComplete="new-password" showable={false} />
      <SendButton state={state}>{t('password.button')}</SendButton>
    </Form>
  )
}
