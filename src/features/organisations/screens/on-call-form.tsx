// Form of an organisation's on-call number, for the console.

import { translator } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PhoneField, TextField } from '#ui/form/text-fields.tsx'
import type { DraftPlace } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { OnCallApi, OnCallNumber } from '../contract/on-call.ts'
import { onCallForm } from '../contract/forms.ts'
import { organisationsMessages } from '../messages.ts'

const messages = { ...validationMessages, ...platformMessages, ...organisationsMessages }

/** A sample is not filled in: the office enters its own number. */
export function OnCallForm({ orgId, stored, draft }: { orgId: number; stored: OnCallNumber; draft: DraftPlace }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const state = useForm<OnCallNumber>({
    id: 'on-call-form',
    definition: onCallForm,
    labels: {
      onCallNo: t('organisations.on_call_no'),
      onCallEn: t('organisations.on_call_en'),
      onCallNe: t('organisations.on_call_ne'),
    },
    language,
    t,
    draft,
    send: (data) =>
      apiIn(language).send<OnCallApi['changeOnCallNumber']>('POST /admin/organisation/{orgId}/on-call', {
        orgId,
        ...Object.fromEntries(data),
      }),
    onSent: () => showToast(t('organisations.on_call_changed'), { tone: 'success' }),
  })
  const own = parsePhone(stored.onCallNo)
  return (
    <Form state={state}>
      <PhoneField
        name="onCallNo"
        width="short"
        autoComplete="off"
        initially={stored.sample ? '' : own ? displayPhone(own.e164, language) : stored.onCallNo}
        help={t('organisations.on_call_no_help')}
      />
      <div className="side-by-side grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="onCallNe"
          lang="ne"
          autoComplete="off"
          initially={stored.onCallNe}
          help={t('organisations.on_call_help', { name: 'प्लम्बर' })}
        />
        <TextField
          name="onCallEn"
          lang="en"
          autoComplete="off"
          initially={stored.onCallEn}
          help={t('organisations.on_call_help', { name: 'Plumber' })}
        />
      </div>
      <SendButton state={state}>{t('organisations.save_on_call')}</SendButton>
    </Form>
  )
}
