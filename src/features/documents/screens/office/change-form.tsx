// Form to correct the titles and dates of a document.

import { formatDate } from '#kit/format/dates.ts'
import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { isUnread } from '#features/publishing/rules.ts'
import { CorrectionForm } from '#features/publishing/screens/correction-form.tsx'
import type { DocumentDetails, DocumentAdmin } from '../../contract/office.ts'
import { detailFields, reasonFields } from '../../contract/office-forms.ts'
import { DateFields, detailLabels, TitleFields } from './detail-fields.tsx'
import { officeTranslator } from './translator.ts'

type ChangeFormProps = {
  orgId: string
  document: DocumentDetails
  today: string
  language: Language
  onDone: () => void
}

export function ChangeForm({ orgId, document, today, language, onDone }: ChangeFormProps) {
  const t = officeTranslator(language)
  const path = { orgId, id: String(document.id) }
  const day = (date: string | null) => (date === null ? '' : formatDate(date, language))
  const clock = (time: string | null) => (time === null ? '' : formatTime(time, language))
  return (
    <CorrectionForm
      {...{ definition, t, language, onDone }}
      labels={{ ...detailLabels(language), noteNe: t('documents.reason_ne'), noteEn: t('documents.reason_en') }}
      item={document}
      textsOf={({ titleNe, titleEn, published, opensOn, closesOn, closesTime, bidsOpenOn, bidsOpenTime }) => ({
        titleNe,
        titleEn,
        publishedOn: day(published),
        opensOn: day(opensOn),
        closesOn: day(closesOn),
        closesTime: clock(closesTime),
        bidsOpenOn: day(bidsOpenOn),
        bidsOpenTime: clock(bidsOpenTime),
      })}
      read={() => apiIn(language).send<DocumentAdmin['read']>('GET /admin/documents/{orgId}/{id}', path)}
      send={(value) =>
        apiIn(language).send<DocumentAdmin['change']>('PUT /admin/documents/{orgId}/{id}', {
          ...path,
          ...value,
        })
      }
    >
      <p className="measure text-neutral-600">{t('documents.change_help')}</p>
      <TitleFields initial={document} language={language} />
      <DateFields initial={document} type={document.type} {...{ today, language }} />
      {isUnread(document.acts) ? null : (
        <BothLanguages name="note" legend={t('documents.reason')} help={t('documents.reason_help')} rows={3} />
      )}
    </CorrectionForm>
  )
}

const definition = form({ ...detailFields, ...reasonFields })
