// Form that refuses a reading sent by a customer, opened by its summary.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { sendForm } from '#platform/send-form.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { SentReadingsApi } from '../../contract/sent.ts'
import { refusalForm } from '../../contract/sent-form.ts'
import { readingsTranslator } from '../translator.ts'

export function RefusalForm({ id, onDone }: { id: number; onDone: () => void }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<unknown>({
    id: `refusal-${id}`,
    definition: refusalForm,
    labels: { reason: t('meter_readings.sent_reason') },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/sentReadings/{orgId}/{id}/refusals'
      const reason = String(data.get('reason'))
      return sendForm<SentReadingsApi['refuseSentReading']>(address, { orgId, id }, { reason }, language)
    },
    onSent: () => {
      showToast(t('meter_readings.sent_refused'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <details className="mt-2">
      <summary className="link inline-block cursor-pointer py-2">{t('meter_readings.sent_refuse')}</summary>
      <Form state={state}>
        <TextField name="reason" />
        <SendButton state={state}>{t('meter_readings.sent_refuse')}</SendButton>
      </Form>
    </details>
  )
}
