// The text of a page in the editor; its parts are sent as rows, and the texts of its pictures are fields below it.

import { useMemo } from 'react'
import type { ImageBlock } from '#kit/blocks/blocks.ts'
import type { BlockRow, ShownRow } from '#kit/blocks/rows.ts'
import { readBlockRow, showBlockRow } from '#kit/blocks/rows.ts'
import { readParts } from '#kit/blocks/parts.ts'
import { readTextWithLibrary, writePlainText } from '#kit/blocks/plain-text.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { addressOf } from '#platform/private-file.tsx'
import { linkedDocuments } from '#features/documents/screens/linked-documents.ts'
import type { RowsEditorProps } from '#features/publishing/screens/kind/definition.ts'
import { publishingTranslator } from '#features/publishing/screens/translator.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { chosenPictureUrl, TextPictures } from '#features/media/screens/text-pictures.tsx'
import { BlockText } from '#ui/block-editor/block-text.tsx'
import { pagesConsole } from '../../messages.ts'
import { PictureFields } from './part-fields.tsx'

/** A stored part as the definition of the screens gives it; `address` of a picture. */
type StoredRow = ShownRow & { address?: string }

export function PageText({ name, label, rows, language, renderRows }: RowsEditorProps) {
  const t = publishingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const stored = rows as readonly StoredRow[]
  const blocks = useMemo(() => stored.map((row) => readBlockRow(sentRow(row))), [stored])
  const { text, kept } = useMemo(() => writePlainText(blocks), [blocks])
  const documents = useMemo(() => linkedDocuments(orgId, language), [orgId, language])
  const loadPicture = (reference: string) => {
    const address =
      chosenPictureUrl(orgId, reference) ?? stored.flatMap((row) => row.address ?? [])[Number(reference) - 1]
    if (address === undefined) throw new Error(`the text has no picture ${reference}`)
    return addressOf({ url: address, language })
  }
  const pictures = kept as ImageBlock<number>[]
  const rowsOf = (texts: Bilingual) => shownRows(texts, pictures).map((row) => withAddress(row, stored))
  return (
    <BlockText
      name={name}
      legend={label}
      texts={{ ne: `${name}Ne`, en: `${name}En` }}
      labels={{ ne: t('publishing.label_ne', { label }), en: t('publishing.label_en', { label }) }}
      initially={text}
      errorsOf={[name]}
      differs="blocks.parts_differ"
      renderFields={(texts) => <RowFields name={name} rows={rowsOf(texts)} language={language} />}
      renderFallback={(texts) => renderRows(rowsOf(texts))}
      renderPictures={(choice) => <TextPictures {...choice} language={language} />}
      {...{ documents, loadPicture, language }}
    />
  )
}

/**
 * Hidden fields of each part, as `kit/blocks/rows.ts` reads them; of stored pictures also the fields of their texts; a picture of the media library has its texts there. Rows are read in the order in which
 * their first fields are sent: a picture, whose fields are below all others, has an empty one in its place.
 */
function RowFields({ name, rows, language }: { name: string; rows: readonly StoredRow[]; language: Language }) {
  const t = translator(pagesConsole, language)
  const pictures = rows.flatMap((row, index) => (row.picture === null ? [] : [{ row, index }]))
  return (
    <>
      {rows.map((row, index) =>
        row.picture !== null
          ? [<input key={index} type="hidden" name={`${name}.${index}.place`} />]
          : Object.entries(sentRow(row)).map(([field, value]) => (
              <input
                key={`${index}-${field}`}
                type="hidden"
                name={`${name}.${index}.${field}`}
                value={value}
                readOnly
              />
            )),
      )}
      {pictures.length > 0 ? (
        <details className="order-last rounded-box border border-neutral-300 p-4">
          <summary className="cursor-pointer font-bold">{t('pages.pictures_of_text')}</summary>
          <div className="mt-4 grid gap-6">
            {pictures.map(({ row, index }, place) => (
              <section key={row.picture} aria-label={t('pages.picture_n', { n: place + 1 })}>
                <PictureFields prefix={`${name}.${index}.`} values={row} language={language} />
              </section>
            ))}
          </div>
        </details>
      ) : null}
    </>
  )
}

/** The parts of the texts. While the languages differ nothing can be sent: then those of the one that has more. */
function shownRows(texts: Bilingual, pictures: readonly ImageBlock<number>[]): ShownRow[] {
  const read = readTextWithLibrary(texts, pictures)
  if (read.ok) return read.blocks.map(showBlockRow)
  const isNepali = readParts(texts.ne).length >= readParts(texts.en).length
  const one = readTextWithLibrary(isNepali ? { ne: texts.ne, en: '' } : { ne: '', en: texts.en }, pictures)
  return one.ok ? one.blocks.map(showBlockRow) : []
}

function withAddress(row: ShownRow, stored: readonly StoredRow[]): StoredRow {
  const known = stored.find(({ picture }) => picture !== null && picture === row.picture)
  return known?.address === undefined ? row : { ...row, address: known.address }
}

/** A part as the form sends it: without what is empty. */
function sentRow({ type, text, by, url, picture, media, alt, caption }: StoredRow): BlockRow {
  const texts = {
    textNe: text.ne,
    textEn: text.en,
    byNe: by.ne,
    byEn: by.en,
    url,
    altNe: alt.ne,
    altEn: alt.en,
    captionNe: caption.ne,
    captionEn: caption.en,
  }
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { type, ...given, ...(picture === null ? {} : { picture }), ...(media === null ? {} : { media }) }
}
