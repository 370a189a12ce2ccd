// How does the office put the titles and dates of a document right?

import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { form, validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { ActFrame, CancelLink } from '#features/publishing/screens/act-frame.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { hasDeadlines } from '../../contract/lists.ts'
import type { DocumentFile } from '../../contract/office.ts'
import { detailFields, documentsOfficeApi } from '../../contract/office.ts'
import { DateFields, detailLabels, TitleFields } from './detail-fields.tsx'
import { officeSay } from './sentences.ts'

type ChangeFormProps = {
  orgId: string
  document: DocumentFile
  today: string
  language: Language
  onDone: () => void
}

export function ChangeForm({ orgId, document, today, language, onDone }: ChangeFormProps) {
  const say = officeSay(language)
  const state = useForm<unknown>({
    id: 'act-change',
    definition: details,
    labels: detailLabels(language),
    language,
    say,
    send: (data) => {
      const filled = validate(details, valuesOf(details, data))
      const value = filled.ok ? filled.value : { publishedOn: '' }
      return apiIn(language).send(documentsOfficeApi.changeDocument, { orgId, id: String(document.id), ...value })
    },
    onSent: onDone,
  })
  return (
    <ActFrame act="change" language={language}>
      <Form state={state}>
        <p className="measure text-neutral-600">{say('documents.change_help')}</p>
        <TitleFields known={document} language={language} />
        <DateFields known={document} deadlines={hasDeadlines(document.type)} {...{ today, language }} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{say('publishing.save')}</SendButton>
          <CancelLink language={language} />
        </div>
      </Form>
    </ActFrame>
  )
}

const details = form(detailFields)
