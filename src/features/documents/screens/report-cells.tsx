// Cells of a report list: title, file name, size, download.

import { Fragment } from 'react'
import { formatFileSize } from '#kit/format/file-size.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListedDocument } from '../contract/api.ts'
import { fileAddress, fileKindOf } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { DocumentNotes } from './document-notes.tsx'

export function reportCells(language: Language, today: string) {
  return {
    title: (document: ListedDocument) => <Title {...{ document, language, today }} />,
    filename: ({ filename }: ListedDocument) => <FileName name={filename} />,
    size: (document: ListedDocument) => <Size {...{ document, language }} />,
    download: (document: ListedDocument) => <Download {...{ document, language }} />,
  }
}

function Title({ document, language, today }: { document: ListedDocument; language: Language; today: string }) {
  const title = titleOf(document, language)
  return (
    <>
      {/* A Devanagari file name prints as lines of percent signs, so the printed address has the id only. */}
      <a
        href={document.url}
        lang={title.lang}
        data-print-as={` (${fileAddress({ id: document.id, filename: '-' })})`}
        className="link font-semibold"
      >
        {title.text}
      </a>
      <DocumentNotes document={document} today={today} />
    </>
  )
}

/** A long file name breaks after an underscore, not inside a word. */
function FileName({ name }: { name: string }) {
  const [first, ...rest] = name.split('_')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          _<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

function Size({ document, language }: { document: ListedDocument; language: Language }) {
  return (
    <>
      <span className="file-kind">{kindText(document, language)}</span>
      {formatFileSize(document.size, language)}
    </>
  )
}

function Download({ document, language }: { document: ListedDocument; language: Language }) {
  const t = translator(documentMessages, language)
  const named = {
    title: titleOf(document, language).text,
    kind: kindText(document, language),
    size: formatFileSize(document.size, language),
  }
  return (
    <a
      href={document.url}
      download={document.filename}
      className={buttonClass('plain', 'screen-only whitespace-nowrap')}
      aria-label={t('documents.download_named', named)}
    >
      <Icon name="download" />
      {t('documents.download')}
    </a>
  )
}

function titleOf({ titleEn, titleNe }: ListedDocument, language: Language) {
  return inLanguage({ en: titleEn, ne: titleNe }, language)
}

function kindText({ mediaType }: ListedDocument, language: Language): string {
  const kind = fileKindOf(mediaType)
  return kind ? translator(documentMessages, language)(`documents.kind.${kind}`) : ''
}
