// Form to correct the titles and dates of a document.

import { formatDate } from '#kit/format/dates.ts'
import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { isUnread } from '#features/publishing/rules.ts'
import { CorrectionForm } from '#features/publishing/screens/correction-form.tsx'
import { hasDeadlines } from '../../contract/lists.ts'
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
  return (
    <CorrectionForm
      {...{ definition, t, language, onDone }}
      labels={{ ...detailLabels(language), noteNe: t('documents.reason_ne'), noteEn: t('documents.reason_en') }}
      item={document}
      textsOf={({ titleNe, titleEn, published, opensOn, closesOn }) => {
        return { titleNe, titleEn, publishedOn: day(published), opensOn: day(opensOn), closesOn: day(closesOn) }
      }}
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
      <DateFields initial={document} deadlines={hasDeadlines(document.type)} {...{ today, language }} />
      {isUnread(document.acts) ? null : (
        <BothLanguages name="note" legend={t('documents.reason')} help={t('documents.reason_help')} rows={3} />
      )}
    </CorrectionForm>
  )
}

const definition = form({ ...detailFields, ...reasonFields })
