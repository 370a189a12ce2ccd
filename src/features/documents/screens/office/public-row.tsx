// Preview of the public row of a document in both languages.

import { TimeText } from '#ui/time-text.tsx'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { timeInNepal } from '#platform/browser-locale.ts'
import { inLanguage } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { Deadlines, ReportType } from '../../contract/lists.ts'
import { fileKindOf } from '../../contract/lists.ts'
import { windowState } from '../../rules.ts'
import { Deadline } from '../document-notes.tsx'
import { reportTitle } from '../report-title.ts'
import { officeTranslator } from './translator.ts'

export type PublicPreview = Deadlines & {
  type: ReportType
  titleEn: string
  titleNe: string
  published: string
  /** undefined while no file is selected. */
  file?: { mediaType: string; size: number } | undefined
  corrects: boolean
}

export function PublicRows({
  preview,
  today,
  language,
}: {
  preview: PublicPreview
  today: string
  language: Language
}) {
  const t = officeTranslator(language)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['ne', 'en'] as const).map((reader) => (
        <figure key={reader}>
          <figcaption className="mb-1.5 text-sm text-neutral-600">{t(`documents.in_${reader}`)}</figcaption>
          <PageLanguage value={reader}>
            <PublicRow preview={preview} today={today} reader={reader} />
          </PageLanguage>
        </figure>
      ))}
    </div>
  )
}

function PublicRow({ preview, today, reader }: { preview: PublicPreview; today: string; reader: Language }) {
  const t = officeTranslator(reader)
  const { type, titleEn, titleNe, published, file, corrects } = preview
  const title = inLanguage({ en: titleEn, ne: titleNe }, reader)
  const kind = file && fileKindOf(file.mediaType)
  const state = windowState(preview, { date: today, time: timeInNepal() })
  return (
    <div lang={reader} className="grid gap-2 rounded-box border border-neutral-200 bg-surface p-4">
      <p className="text-sm text-neutral-600">{reportTitle(type, reader)}</p>
      <p lang={title.lang} className="font-bold break-words text-secondary-800">
        {title.text}
      </p>
      {state || corrects ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Deadline document={{ ...preview, state }} today={today} />
          {corrects ? <span className="text-secondary-800">{t('documents.corrects')}</span> : null}
        </p>
      ) : null}
      <p className="figures flex flex-wrap gap-x-4 text-sm text-neutral-700">
        <TimeText at={published} language={reader} format="numeric" />
        {file ? (
          <span>
            {kind ? `${t(`documents.kind.${kind}`)} · ` : ''}
            {formatFileSize(file.size, reader)}
          </span>
        ) : null}
      </p>
    </div>
  )
}
