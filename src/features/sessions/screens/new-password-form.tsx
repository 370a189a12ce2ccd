// Form that sets a password with a one-time or activation code.

import { sendAnonymously } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import type { SecondFactorRequired, SignedIn, SessionsApi } from '../contract/api.ts'
import { newPasswordForm } from '../contract/forms.ts'
import { sessionsTranslator } from './translator.ts'
import { storeSession, thisDevice } from './this-device.ts'

/** `request` identifies the requested code; an activation code needs none. */
export function NewPasswordForm(props: {
  request?: string
  shownAgain?: ShownAgain | undefined
  codeLabel: string
  button: string
  onSecondFactor: (challenge: string) => void
}) {
  const { request, shownAgain, codeLabel, button, onSecondFactor } = props
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const state = useForm<SignedIn | SecondFactorRequired>({
    id: 'new-password',
    definition: newPasswordForm,
    labels: { code: codeLabel, password: t('password.new'), again: t('password.again') },
    language,
    t,
    shownAgain,
    send: (data) => {
      const [code, password, again] = ['code', 'password', 'again'].map((name) => String(data.get(name)))
      const given = { code: code!, password: password!, again: again!, ...(request && { request }) }
      return sendAnonymously<SessionsApi['choosePassword']>(
        'POST /auth/codes/confirmations',
        { ...given, ...thisDevice() },
        language,
      )
    },
    onSent: (answer) =>
      'secondFactor' in answer ? onSecondFactor(answer.secondFactor.challenge) : storeSession(answer),
  })
  return (
    <Form state={state}>
      <TextField name="code" inputMode={request ? 'numeric' : 'text'} autoComplete="one-time-code" />
      <PasswordField name="password" help={t('password.help')} autoComplete="new-password" />
      <PasswordField name="again" autoComplete="new-password" showable={false} />
      <SendButton state={state}>{button}</SendButton>
    </Form>
  )
}
