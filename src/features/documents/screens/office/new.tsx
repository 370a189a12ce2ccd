// Form to add a document with its file, with a preview of the public row.

import type { FormEvent } from 'react'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { StartFields, startLabels } from '#features/publishing/screens/start-fields.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Deadlines, ReportType } from '../../contract/lists.ts'
import { deadlineFields, maxDocumentMegabytes, reportTypes } from '../../contract/lists.ts'
import type { DocumentDetails, OfficeDocument, DocumentAdmin } from '../../contract/office.ts'
import { documentTypes, maxTitleLength, newDocument } from '../../contract/office-forms.ts'
import { deadlinesOf } from '../../rules.ts'
import { DateFields, detailLabels, TitleFields } from './detail-fields.tsx'
import type { PublicPreview } from './public-row.tsx'
import { PublicRows } from './public-row.tsx'
import { officeTranslator } from './translator.ts'

/** The number of newest documents of a list offered as the one to correct. */
const maxCorrectable = 100

/** The list is in the address (`?type=tender`), because deadlines and documents to correct depend on it. */
export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: number } = await requireSession('staff', request, 'documents:write')
  const orgId = String(number)
  const type = typeIn(new URL(request.url).searchParams.get('type'))
  const newest = { sortBy: 'published', sortOrder: 'desc', limit: maxCorrectable } as const
  const earlier = type
    ? (await api.read<DocumentAdmin['list']>('GET /admin/documents/{orgId}', { orgId, type, ...newest })).data
    : []
  const { searchParams } = new URL(request.url)
  const read = (id: string) => api.read<DocumentAdmin['read']>('GET /admin/documents/{orgId}/{id}', { orgId, id })
  const [corrects, like] = [searchParams.get('corrects'), searchParams.get('like')]
  const corrected = corrects ? await read(corrects) : undefined
  const copied = like && !corrects ? await read(like) : undefined
  const others = earlier.filter((each) => each.id !== corrected?.id)
  return { orgId, corrected, copied, earlier: corrected ? [corrected, ...others] : earlier, today: todayInNepal() }
}

export default function NewDocument() {
  const { orgId, corrected, copied, earlier, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const type = typeIn(params.get('type'))
  const [submission] = useState(newSubmission)
  const [isAddressed] = useState(type !== undefined)
  const initial = corrected ? corrigendumOf(corrected, today) : copied && copyOf(copied, today)
  const [preview, setPreview] = useState<PublicPreview>()
  const state = useForm<DocumentDetails>({
    id: 'notice',
    definition: newDocument,
    labels: {
      type: t('documents.list'),
      ...detailLabels(language),
      file: t('documents.file'),
      fileMedia: t('documents.file'),
      corrects: t('documents.corrected'),
      ...startLabels(language),
    },
    language,
    t,
    draft: useOwnDraft(draftName(corrected, copied)),
    send: (data, onProgress) =>
      sendForm<DocumentAdmin['add']>('POST /admin/documents/{orgId}', { orgId }, data, language, onProgress),
    onSent: ({ id, state: reached }) => {
      showToast(t(reached === 'published' ? 'documents.saved_published' : 'documents.saved'), { tone: 'success' })
      void navigate(`/staff/documents/${id}`)
    },
  })

  function updatePreview({ currentTarget }: FormEvent<HTMLElement>): void {
    const data = new FormData(currentTarget.querySelector('form')!)
    const selected = typeIn(data.get('type'))
    if (selected !== type) setParams(selected ? { type: selected } : {}, { replace: true, preventScrollReset: true })
    setPreview(previewOf(data, today))
  }

  return (
    <div className="max-w-[46rem]" onInput={updatePreview} onChange={updatePreview}>
      <PageMeta title={t('documents.new')} />
      <RelatedLink to="/staff/documents">{t('documents.back')}</RelatedLink>
      <PageHeading title={t(corrected ? 'documents.corrigendum' : 'documents.new')} lead={t('documents.new_lead')} />
      <Form state={state}>
        <SelectField
          name="type"
          chosen={type ?? ''}
          remembered={!isAddressed}
          options={reportTypes.map((row) => ({ value: row.type, label: row.title[language] }))}
        />
        <TitleFields language={language} {...(initial && { initial })} />
        <FileField
          name="file"
          accept={documentTypes.join()}
          help={t('documents.file_help', { mb: maxDocumentMegabytes })}
        />
        <LibraryField name="fileMedia" kind="pdf" language={language} />
        <DateFields {...{ type, today, language }} {...(initial && { initial })} />
        {earlier.length > 0 ? (
          <SelectField
            name="corrects"
            help={t('documents.corrected_help')}
            {...(corrected && { chosen: String(corrected.id), remembered: false })}
            options={earlier.map((each) => ({ value: String(each.id), label: titleOf(each, language) }))}
          />
        ) : null}
        <StartFields starts={['now', 'later', 'draft']} {...{ today, language }} />
        <HiddenField name="submission" value={submission} />
        <section aria-labelledby="preview-title" className="grid gap-3 rounded-box bg-neutral-100 p-4">
          <h2 id="preview-title" className="text-lg">
            {t('documents.preview')}
          </h2>
          {preview ? (
            <PublicRows {...{ preview, today, language }} />
          ) : (
            <p className="text-neutral-700">{t('documents.preview_empty')}</p>
          )}
        </section>
        <SendButton state={state}>{t('documents.save_new')}</SendButton>
      </Form>
    </div>
  )
}

/** The current input as a row of the list; undefined until it has a list and a title. */
function previewOf(data: FormData, today: string): PublicPreview | undefined {
  const values = valuesOf(newDocument, data)
  const read = (name: 'titleEn' | 'titleNe' | 'publishedOn' | keyof Deadlines): string => {
    const reading = newDocument.fields[name].read(values[name])
    return 'value' in reading ? (reading.value ?? '') : ''
  }
  const type = typeIn(data.get('type'))
  const [titleEn, titleNe] = [read('titleEn'), read('titleNe')]
  if (!type || !(titleEn || titleNe)) return undefined
  const file = data.get('file')
  return {
    type,
    titleEn,
    titleNe,
    published: read('publishedOn') || today,
    ...deadlinesOf(Object.fromEntries(deadlineFields.map((name) => [name, read(name)]))),
    file: file instanceof File && file.name ? { mediaType: file.type, size: file.size } : undefined,
    corrects: Boolean(data.get('corrects')),
  }
}

/** What a new document like another starts with: its titles. The dates of another notice are not those of this one. */
function copyOf(document: DocumentDetails, today: string) {
  return { ...document, ...deadlinesOf({}), published: today }
}

/** What the form of a corrigendum starts with: the dates of the notice that it corrects, and its titles. */
function corrigendumOf(corrected: DocumentDetails, today: string) {
  const titles = {
    titleEn: corrigendumTitle('en', corrected.titleEn),
    titleNe: corrigendumTitle('ne', corrected.titleNe),
  }
  return { ...corrected, ...titles, published: today }
}

function corrigendumTitle(language: Language, text: string): string {
  return text ? officeTranslator(language)('documents.corrigendum_title', { title: text }).slice(0, maxTitleLength) : ''
}

function titleOf({ titleEn, titleNe }: OfficeDocument, language: Language): string {
  return inLanguage({ en: titleEn, ne: titleNe }, language).text
}

function typeIn(text: FormDataEntryValue | null): ReportType | undefined {
  return reportTypes.find((row) => row.type === text)?.type
}

/** What is filled in from another notice is a draft of its own. */
function draftName(corrected?: { id: number }, copied?: { id: number }): string {
  if (corrected) return `corrigendum-${corrected.id}`
  return copied ? `notice-like-${copied.id}` : 'notice'
}
