// Form to correct the titles and dates of a document.

import { Link } from 'react-router'
import { instantOf } from '#kit/calendar/instant.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Callout } from '#ui/callout.tsx'
import { CorrectionForm } from '#features/publishing/screens/correction-form.tsx'
import type { RestoredVersion } from '#features/publishing/screens/restored.ts'
import { deadlineFields, hasDeadlines, type Deadlines } from '../../contract/lists.ts'
import type { DocumentDetails, DocumentAdmin } from '../../contract/office.ts'
import { detailFields } from '../../contract/office-forms.ts'
import { wasPublic } from '../../rules.ts'
import { DateFields, detailLabels, TitleFields } from './detail-fields.tsx'
import { officeTranslator } from './translator.ts'

type ChangeFormProps = {
  orgId: string
  document: DocumentDetails
  today: string
  language: Language
  restored: RestoredVersion<DocumentDetails> | undefined
  onDone: () => void
}

export function ChangeForm({ orgId, document, today, language, restored, onDone }: ChangeFormProps) {
  const t = officeTranslator(language)
  const path = { orgId, id: String(document.id) }
  const fixed = areDatesFixed(document)
  const initial = restored?.item ?? document
  return (
    <CorrectionForm
      {...{ definition, t, language, restored, onDone }}
      item={document}
      {...comparedFields(language)}
      read={() => apiIn(language).send<DocumentAdmin['read']>('GET /admin/documents/{orgId}/{id}', path)}
      send={(value) =>
        apiIn(language).send<DocumentAdmin['change']>('PUT /admin/documents/{orgId}/{id}', {
          ...path,
          ...value,
          ...(fixed && datesOf(document)),
        })
      }
    >
      <p className="measure text-neutral-600">{t('documents.change_help')}</p>
      <TitleFields initial={initial} language={language} />
      <DateFields initial={fixed ? document : initial} type={document.type} {...{ fixed, today, language }} />
      {fixed ? <CorrigendumPointer document={document} language={language} /> : null}
    </CorrectionForm>
  )
}

const definition = form(detailFields)

/** What a correction changes, as text. */
export function comparedFields(language: Language) {
  const day = (date: string | null) => (date === null ? '' : formatDate(date, language))
  const clock = (time: string | null) => (time === null ? '' : formatTime(time, language))
  return {
    labels: detailLabels(language),
    textsOf: (document: DocumentDetails) => ({
      titleNe: document.titleNe,
      titleEn: document.titleEn,
      publishedOn: day(document.published),
      opensOn: day(document.opensOn),
      closesOn: day(document.closesOn),
      closesTime: clock(document.closesTime),
      bidsOpenOn: day(document.bidsOpenOn),
      bidsOpenTime: clock(document.bidsOpenTime),
    }),
  }
}

/** Whether the dates of a notice bind because the public has read them. */
function areDatesFixed({ type, state, acts }: DocumentDetails): boolean {
  if (!hasDeadlines(type)) return false
  if (state === 'published' || state === 'expired') return true
  // It is not public now: whatever ended that is the newest event, or came after its publication.
  const newest = acts.at(-1)
  const events = acts.map(({ act, effectiveAt }) => ({ act, effectiveAt: instantOf(effectiveAt) }))
  return newest !== undefined && wasPublic(events, instantOf(newest.at))
}

function CorrigendumPointer({ document, language }: Pick<ChangeFormProps, 'document' | 'language'>) {
  const t = officeTranslator(language)
  return (
    <Callout>
      <p>{t('documents.dates_fixed')}</p>
      <Link to={corrigendumAddress(document)} className="link inline-block py-2">
        {t('documents.corrigendum')}
      </Link>
    </Callout>
  )
}

/** The form of a new notice, filled in from the one that it corrects. */
export function corrigendumAddress({ id, type }: Pick<DocumentDetails, 'id' | 'type'>): string {
  return `/staff/documents/new?type=${type}&corrects=${id}`
}

/** The dates as they are, for a correction that leaves them. */
function datesOf(document: DocumentDetails) {
  const given = deadlineFields.flatMap((name) => (document[name] === null ? [] : [[name, document[name]] as const]))
  return { publishedOn: document.published, ...Object.fromEntries(given) } as Partial<Record<keyof Deadlines, string>>
}
