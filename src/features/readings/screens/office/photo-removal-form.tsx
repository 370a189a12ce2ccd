// Form that removes the photograph of a reading, with a reason, opened by its summary.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { sendForm } from '#platform/send-form.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingsApi } from '../../contract/api.ts'
import { photoRemovalForm } from '../../contract/form.ts'
import { readingsTranslator } from '../translator.ts'

type Props = { connectionId: number; period: string; onDone: () => void }

export function PhotoRemovalForm({ connectionId, period, onDone }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<unknown>({
    id: `photo-removal-${period.replace('/', '-')}`,
    definition: photoRemovalForm,
    labels: { reason: t('meter_readings.reason') },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/readings/{orgId}/{id}/photo/removals'
      const values = { period, reason: String(data.get('reason')) }
      return sendForm<ReadingsApi['removeReadingPhoto']>(address, { orgId, id: connectionId }, values, language)
    },
    onSent: () => {
      showToast(t('meter_readings.photo_removed'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <details className="mt-2">
      <summary className="link inline-block cursor-pointer py-2">{t('meter_readings.photo_remove')}</summary>
      <Form state={state}>
        <p>{t('meter_readings.photo_remove_lead')}</p>
        <TextField name="reason" />
        <SendButton state={state}>{t('meter_readings.photo_remove')}</SendButton>
      </Form>
    </details>
  )
}
