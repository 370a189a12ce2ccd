// Papers of an application with their status, opened as private files.

import { useEffect, useRef } from 'react'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { openPrivateFile, PrivatePicture } from '#platform/private-file.tsx'
import { Button } from '#ui/button.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import type { WholeApplication } from '../../contract/answers.ts'
import type { Details } from '../../contract/form.ts'
import type { PaperKind } from '../../contract/papers.ts'
import { papersFor, paperName } from '../../rules/papers.ts'
import { officeTranslator } from './translator.ts'

type Paper = WholeApplication['papers'][number]
type PapersProps = { orgId: string; application: WholeApplication; language: Language }
/** A picture that is shown beside the application. */
export type ShownPaper = { url: string; title: string }
type Opening = {
  onBeside: (paper: ShownPaper) => void
  /** Called when a paper has been opened. */
  onOpened: () => void
}

export function Papers({ orgId, application, language, onBeside, onOpened }: PapersProps & Opening) {
  const t = officeTranslator(language)
  const { papers } = application
  const requested = papersFor(application.listed, requestOf(application)).map(({ kind }) => kind)
  const others = [...new Set(papers.map((paper) => paper.kind))].filter((each) => !requested.includes(each))
  return (
    <>
      <ul className="divide-y divide-neutral-200 rounded-box border border-neutral-200">
        {[...requested, ...others].map((each) => (
          <li key={each} className="grid gap-2 px-4 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <span>{nameIn(application, each, language)}</span>
            <div className="grid gap-2">
              <PaperStatus kind={each} application={application} language={language} />
              {papers
                .filter((paper) => paper.kind === each)
                .map((paper) => (
                  <PaperItem key={paper.id} {...{ paper, application, orgId, language, onBeside, onOpened }} />
                ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-neutral-600">{t('applications.papers_logged')}</p>
    </>
  )
}

function PaperStatus({ kind, application, language }: { kind: PaperKind } & Omit<PapersProps, 'orgId'>) {
  const t = officeTranslator(language)
  const { papers, missing, steps } = application
  const isSent = papers.some((paper) => paper.kind === kind && !paper.replacedAt)
  const isSeen = steps.some(({ seenPapers }) => seenPapers.includes(kind))
  const status: [TagTone, string] = isSent
    ? ['success', t('applications.paper_sent')]
    : isSeen
      ? ['success', t('applications.paper_seen')]
      : ['warning', t('applications.paper_missing')]
  if (!isSent && !isSeen && !missing.includes(kind)) return null
  return (
    <span>
      <Tag tone={status[0]}>{status[1]}</Tag>
    </span>
  )
}

/** Name of a paper of this application. */
export function nameIn(application: WholeApplication, kind: PaperKind, language: Language): string {
  return paperName(application.listed, kind, requestOf(application))[language]
}

function requestOf({ kind, details }: WholeApplication): Pick<Details, 'kind' | 'transferReason'> {
  const { transferReason } = details as Pick<Details, 'transferReason'>
  return { kind, ...(transferReason ? { transferReason } : {}) }
}

function PaperItem(props: { paper: Paper } & PapersProps & Opening) {
  const { paper, application, orgId, language, onBeside, onOpened } = props
  const t = officeTranslator(language)
  const title = nameIn(application, paper.kind, language)
  const url = urlOf<ApplicationsApi['applicationPaper']>('GET /admin/applications/{orgId}/{id}/papers/{paperId}', {
    orgId,
    id: application.id,
    paperId: paper.id,
  })
  async function open(): Promise<void> {
    // A picture beside the case; a PDF by the browser's own viewer, in a tab.
    if (paper.type.startsWith('image/')) return onBeside({ url, title: `${title}: ${paper.name}` })
    if (await openPrivateFile({ url, language })) onOpened()
    else showToast(t('applications.paper_lost'), { tone: 'danger' })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 break-words">
        {paper.name} <span className="figures text-sm text-neutral-600">{formatFileSize(paper.size, language)}</span>
        {paper.replacedAt ? (
          <>
            {' '}
            <Tag>{t('applications.paper_replaced')}</Tag>
          </>
        ) : null}
        {paper.opened || paper.replacedAt ? null : (
          <>
            {' '}
            <Tag tone="warning">{t('applications.paper_unopened')}</Tag>
          </>
        )}
      </span>
      <Button
        aria-label={t('applications.paper_open_named', { paper: title, name: paper.name })}
        onClick={() => void open()}
      >
        {t('applications.paper_open')}
      </Button>
    </div>
  )
}

/** On wide screens at the right of the case, where it stays while the case scrolls; on others below it. */
export function PaperBeside(props: {
  paper: ShownPaper
  language: Language
  onOpened: () => void
  onClose: () => void
}) {
  const { paper, language, onOpened, onClose } = props
  const t = officeTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      aria-label={t('applications.paper_beside')}
      className="screen-only self-start min-[90rem]:sticky min-[90rem]:top-4"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg break-words outline-none">
          {paper.title}
        </h2>
        <span className="flex gap-2">
          <Button kind="quiet" onClick={() => void openPrivateFile({ url: paper.url, language })}>
            {t('applications.paper_tab')}
          </Button>
          <Button onClick={onClose}>{t('applications.paper_close')}</Button>
        </span>
      </div>
      <PrivatePicture
        {...{ url: paper.url, language, alt: paper.title, onShown: onOpened }}
        lost={t('applications.paper_lost')}
        className="max-h-[85vh] w-full rounded-box border border-neutral-200 object-contain"
      />
    </section>
  )
}
