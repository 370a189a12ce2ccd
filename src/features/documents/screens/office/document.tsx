// Admin page of one document: public view, status, actions, history, details.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { openPrivateFile } from '#platform/private-file.tsx'
import { ItemPage } from '#features/publishing/screens/item-page.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { fileKindOf, hasDeadlines, reportTypes } from '../../contract/lists.ts'
import type { DocumentAdmin, DocumentDetails, DocumentFileApi } from '../../contract/office.ts'
import { reportTitle } from '../report-title.ts'
import { dayOrInstant } from '../../rules.ts'
import { ChangeForm, comparedFields, corrigendumAddress } from './change-form.tsx'
import { PublicRows } from './public-row.tsx'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'documents:write')
  const orgId = String(id)
  const document = await api.read<DocumentAdmin['read']>('GET /admin/documents/{orgId}/{id}', {
    orgId,
    id: params.id!,
  })
  return { orgId, document, today: todayInNepal() }
}

export default function OfficeDocumentPage() {
  const { orgId, document, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const isPublic = document.state === 'published'
  return (
    <ItemPage
      item={document}
      title={titlesOf(document)}
      lead={reportTitle(document.type, language)}
      back={{ to: '/staff/documents', label: t('documents.back') }}
      path={'/admin/documents/{orgId}' satisfies DocumentAdmin['list']['path']}
      {...{ orgId, today, language }}
      compared={comparedFields(language)}
      renderChange={(onDone, restored) => <ChangeForm {...{ orgId, document, today, language, restored, onDone }} />}
      more={
        <Section id="details" title={t('documents.details')}>
          <Facts facts={factsOf(document, language)} />
        </Section>
      }
    >
      <Section id="seen" title={t('documents.seen')}>
        {isPublic ? null : <p className="mb-3 text-neutral-700">{t('documents.not_seen')}</p>}
        <PublicRows preview={previewOf(document)} today={today} language={language} />
        <FileLinks {...{ orgId, document, language, isPublic }} />
      </Section>
    </ItemPage>
  )
}

type Shown = { orgId: string; document: DocumentDetails; language: Language }

function FileLinks({ orgId, document, language, isPublic }: Shown & { isPublic: boolean }) {
  const t = officeTranslator(language)
  const { path } = reportTypes.find(({ type }) => type === document.type)!
  async function open(): Promise<void> {
    const opened = await openPrivateFile({
      url: urlOf<DocumentFileApi['documentFile']>('GET /admin/documents/{orgId}/{id}/file', {
        orgId,
        id: document.id,
      }),
      language,
    })
    if (!opened) showToast(t('documents.file_lost'), { tone: 'danger' })
  }
  return (
    <p className="screen-only mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button onClick={() => void open()}>
        <Icon name="file" />
        {t('documents.open_file')}
      </Button>
      {isPublic && hasDeadlines(document.type) ? (
        <Link to={corrigendumAddress(document)} className={buttonClass()}>
          {t('documents.corrigendum')}
        </Link>
      ) : null}
      {isPublic ? (
        <a href={path} className="link inline-block py-2">
          {t('documents.open_list')}
        </a>
      ) : null}
      <Link to={`/staff/documents/new?type=${document.type}&like=${document.id}`} className="link inline-block py-2">
        {t('publishing.copy')}
      </Link>
    </p>
  )
}

function day(date: string | null, time: string | null = null) {
  return date === null ? undefined : <TimeText key={date} at={dayOrInstant(date, time)} />
}

function titlesOf({ titleEn, titleNe }: { titleEn: string; titleNe: string }): Bilingual {
  return { en: titleEn, ne: titleNe }
}

function previewOf({ mediaType, size, corrects, ...document }: DocumentDetails) {
  return { ...document, file: { mediaType, size }, corrects: corrects !== null }
}

function factsOf(document: DocumentDetails, language: Language) {
  const t = officeTranslator(language)
  const { mediaType, size, filename, published, opensOn, enteredAt, corrects, correctedBy } = document
  const { closesOn, closesTime, bidsOpenOn, bidsOpenTime } = document
  const kind = fileKindOf(mediaType)
  return [
    [t('documents.title_ne'), document.titleNe && <TextIn key="ne" lang="ne" text={document.titleNe} />],
    [t('documents.title_en'), document.titleEn && <TextIn key="en" lang="en" text={document.titleEn} />],
    [t('documents.date'), day(published)],
    [t('documents.column.opensOn'), day(opensOn)],
    [t('documents.column.closesOn'), day(closesOn, closesTime)],
    [t('documents.column.bidsOpenOn'), day(bidsOpenOn, bidsOpenTime)],
    [t('documents.column.filename'), filename],
    [t('documents.column.size'), `${kind ? `${t(`documents.kind.${kind}`)}, ` : ''}${formatFileSize(size, language)}`],
    [t('publishing.entered'), <TimeText key="entered" at={enteredAt} />],
    [t('documents.corrects_which'), corrects && <Other key="corrects" document={corrects} language={language} />],
    [
      t('documents.corrected_by_which'),
      correctedBy && <Other key="corrected-by" document={correctedBy} language={language} />,
    ],
  ] as const
}

function TextIn({ lang, text }: { lang: Language; text: string }) {
  return <span lang={lang}>{text}</span>
}

function Other({
  document,
  language,
}: {
  document: { id: number; titleEn: string; titleNe: string }
  language: Language
}) {
  const title = inLanguage(titlesOf(document), language)
  return (
    <Link to={`/staff/documents/${document.id}`} lang={title.lang} className="link inline-block py-1">
      {title.text}
    </Link>
  )
}
