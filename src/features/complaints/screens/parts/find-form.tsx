// Form that finds a complaint by its number and phone number.

import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { TrackedComplaint } from '../../contract/answers.ts'
import type { TrackedBy } from '../../contract/form.ts'
import { trackedBy } from '../../contract/form.ts'
import { complaintsTranslator } from '../translator.ts'

export type FindFormProps = {
  orgId: number
  code: string
  language: Language
  again: ShownAgain | undefined
  onFound: (complaint: TrackedComplaint, by: TrackedBy) => void
}

export function FindForm({ orgId, code, language, again, onFound }: FindFormProps) {
  const t = complaintsTranslator(language)
  const state = useForm<{ complaint: TrackedComplaint; by: TrackedBy }>({
    id: 'track',
    definition: trackedBy,
    labels: { code: t('complaints.ticket'), phone: t('complaints.phone') },
    language,
    t,
    shownAgain: again,
    send: async (data) => {
      const by = { code: String(data.get('code')), phone: String(data.get('phone')) }
      const outcome = await apiIn(language).send<ComplaintsApi['trackComplaint']>(
        'POST /customer/complaints/{orgId}/tracking',
        { orgId, ...by },
      )
      return outcome.kind === 'done' ? { kind: 'done', value: { complaint: outcome.value, by } } : outcome
    },
    onSent: ({ complaint, by }) => onFound(complaint, by),
  })
  return (
    <Form state={state}>
      <HiddenField name="intent" value="track" />
      <TextField name="code" width="short" help={t('complaints.code_help')} autoComplete="off" initially={code} />
      <PhoneField name="phone" width="short" />
      <SendButton state={state}>{t('complaints.show')}</SendButton>
    </Form>
  )
}
