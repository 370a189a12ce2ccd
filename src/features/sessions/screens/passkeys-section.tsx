// Section of the page of devices: one's own passkeys, and the form that adds one.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { Button } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { shownMoment, TextWithTimes } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useWho } from './signed-in.ts'
import { thisDevice } from './this-device.ts'
import type { Passkey, PasskeysApi } from '../contract/passkeys-api.ts'
import { maxPasskeys, passkeyForm, passkeyWithFactorForm } from '../contract/passkey-forms.ts'
import { passkeyListMessages } from '../messages/passkeys.ts'
import { hasPasskeys, makePasskey, notDone } from './browser-passkeys.ts'

const messages = { ...validationMessages, ...platformMessages, ...passkeyListMessages }

export function PasskeysSection({ passkeys }: { passkeys: Passkey[] }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const { revalidate } = useRevalidator()
  const [isAdding, setIsAdding] = useState(false)

  async function remove({ id }: Passkey): Promise<void> {
    const outcome = await apiIn(language).send<PasskeysApi['removePasskey']>('DELETE /auth/passkeys/{id}', { id })
    if (outcome.kind === 'done') showToast(t('passkeys.removed'), { tone: 'success' })
    await revalidate()
  }

  async function afterAdding(): Promise<void> {
    setIsAdding(false)
    showToast(t('passkeys.added'), { tone: 'success' })
    await revalidate()
  }

  return (
    <Section id="passkeys" title={t('passkeys.title')}>
      <div className="grid max-w-[46rem] gap-4">
        <p className="text-neutral-700">{t('passkeys.lead')}</p>
        {passkeys.length === 0 ? <p className="text-neutral-600">{t('passkeys.none')}</p> : null}
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-neutral-200 p-4"
            >
              <div className="min-w-0">
                <p className="font-bold">{passkey.name}</p>
                <p className="text-sm text-neutral-600">
                  <TextWithTimes {...usageOf(passkey, language)} />
                </p>
              </div>
              <Button
                aria-label={t('passkeys.remove_one', { name: passkey.name })}
                onClick={() => void remove(passkey)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
        {isAdding ? <AddForm onAdded={() => void afterAdding()} /> : null}
        {!isAdding && !hasPasskeys() ? <p className="text-neutral-600">{t('passkeys.not_supported')}</p> : null}
        {!isAdding && hasPasskeys() && passkeys.length < maxPasskeys ? (
          <p>
            <Button onClick={() => setIsAdding(true)}>{t('passkeys.add')}</Button>
          </p>
        ) : null}
      </div>
    </Section>
  )
}

function AddForm({ onAdded }: { onAdded: () => void }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const requiresCode = useWho().secondFactor.on
  const state = useForm<Passkey>({
    id: 'passkey',
    definition: requiresCode ? passkeyWithFactorForm : passkeyForm,
    labels: { name: t('passkeys.name'), password: t('passkeys.password'), code: t('passkeys.code') },
    language,
    t,
    send: (data) => add(data, language, t('passkeys.not_made')),
    onSent: onAdded,
  })
  return (
    <div className="max-w-[34rem]">
      <Form state={state}>
        <TextField name="name" help={t('passkeys.name_help')} initially={thisDevice().deviceName} />
        <PasswordField name="password" autoComplete="current-password" showable={false} />
        {requiresCode ? <TextField name="code" autoComplete="one-time-code" width="short" /> : null}
        <SendButton state={state}>{t('passkeys.add')}</SendButton>
      </Form>
    </div>
  )
}

async function add(data: FormData, language: Language, notMade: string) {
  const [api, text] = [apiIn(language), (name: string) => String(data.get(name) ?? '')]
  const begun = await api.send<PasskeysApi['beginPasskey']>('POST /auth/passkeys/options', {
    password: text('password'),
    code: text('code'),
  })
  if (begun.kind !== 'done') return begun
  const answer = await makePasskey(begun.value)
  if (!answer) return notDone(notMade)
  const { id, clientDataJSON, attestationObject } = answer
  return api.send<PasskeysApi['addPasskey']>('POST /auth/passkeys', {
    name: text('name'),
    id,
    clientDataJSON,
    attestationObject,
  })
}

/** Since when and when last a passkey was used, as a text with its times. */
function usageOf({ createdAt, lastUsedAt, host }: Passkey, language: Language) {
  const t = translator(passkeyListMessages, language)
  const since = shownMoment(createdAt, language)
  if (!lastUsedAt) return { text: t('passkeys.unused', { since, host }), times: [[since, createdAt] as const] }
  const used = shownMoment(lastUsedAt, language)
  const times = [[since, createdAt] as const, [used, lastUsedAt] as const]
  return { text: t('passkeys.used', { since, used, host }), times }
}
