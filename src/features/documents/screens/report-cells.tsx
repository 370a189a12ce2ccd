// Cells of a report list: title, file name, size, download.

import { Fragment } from 'react'
import { formatFileSize } from '#kit/format/file-size.ts'
import { asIri } from '#kit/format/iri.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListedDocument } from '../contract/api.ts'
import { fileKindOf } from '../contract/lists.ts'
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
      <a id={`d${document.id}`} href={document.page} lang={title.lang} className="link">
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
    <span id={`d${document.id}s`}>
      <span className="file-kind">{kindText(document, language)}</span>
      {formatFileSize(document.size, language)}
    </span>
  )
}

/** Named by its own text, the title and the size: their text again would be a fifth of a list. The server's header names the file. */
function Download({ document, language }: { document: ListedDocument; language: Language }) {
  const { id, url } = document
  return (
    <a
      id={`d${id}f`}
      href={asIri(url)}
      download
      className={buttonClass('plain')}
      aria-labelledby={`d${id}f d${id} d${id}s`}
    >
      <Icon name="download" />
      {translator(documentMessages, language)('documents.download')}
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
