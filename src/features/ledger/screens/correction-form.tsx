// Form that corrects an entry of the ledger.

import { Link, useNavigate } from 'react-router'
import { formatMoney } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { buttonClass } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ConnectionLedger } from '../contract/api.ts'
import type { CorrectionsApi } from '../contract/corrections.ts'
import { correctionForm } from '../contract/forms.ts'
import { ledgerTranslator } from './translator.ts'

type Props = { entry: ConnectionLedger['entries'][number]; orgId: string; language: Language }

export function CorrectionForm({ entry, orgId, language }: Props) {
  const t = ledgerTranslator(language)
  const navigate = useNavigate()
  const state = useForm<unknown>({
    id: 'correction-form',
    definition: correctionForm,
    labels: { reason: t('ledger.reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(correctionForm, valuesOf(correctionForm, data))
      const reason = filled.ok ? filled.value.reason : ''
      return apiIn(language).send<CorrectionsApi['correctEntry']>('POST /admin/ledger/{orgId}/{id}/corrections', {
        orgId,
        id: entry.id,
        reason,
      })
    },
    onSent: () => {
      showToast(t('ledger.correct_done'), { tone: 'success' })
      void navigate('?')
    },
  })
  return (
    <Section id="correct" title={t('ledger.correct_title')}>
      <p className="font-bold">
        {t(`ledger.kind_${entry.kind}`)}, <TimeText at={entry.valueOn} />, {formatMoney(entry.amountPaisa, language)}
      </p>
      <p className="measure mt-1 mb-4">{t('ledger.correct_lead')}</p>
      <div className="max-w-[46rem]">
        <Form state={state}>
          <TextArea name="reason" rows={3} />
          <SendButton state={state} kind="primary">
            {t('ledger.correct_send')}
          </SendButton>
        </Form>
        <Link to="?" className={buttonClass('quiet')}>
          {t('ledger.cancel')}
        </Link>
      </div>
    </Section>
  )
}
