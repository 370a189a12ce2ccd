// Long text made of blocks: headings, paragraphs, lists, quotations, call-outs, links, tables and pictures.

import type { ReactNode } from 'react'
import type { ShownBlock } from '#kit/blocks/blocks.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { Callout } from '../callout.tsx'
import { Picture } from '../picture/picture.tsx'
import { RecordTable } from '../record-table.tsx'
import { InlineText } from './inline-text.tsx'

/**
 * The text in the reader's language, or in the other one where it is missing. `tableName` is the accessible name of its tables;
 * `ids` is the prefix of the fragments of its headings, for a page with more than one text.
 */
export function Blocks(props: { blocks: readonly ShownBlock[]; language: Language; tableName: string; ids?: string }) {
  const { blocks, ids, ...shared } = props
  return (
    <div className="prose text-lg">
      {blocks.map((block, index) => (
        <BlockShown key={`${index}-${block.type}`} block={block} id={partId(index, ids)} {...shared} />
      ))}
    </div>
  )
}

/** The headings of a long text with their fragments. */
export function partsOf(blocks: readonly ShownBlock[]): { id: string; text: Bilingual }[] {
  return blocks.flatMap((block, index) => (block.type === 'heading' ? [{ id: partId(index), text: block.text }] : []))
}

function partId(index: number, ids = 'part'): string {
  return `${ids}-${index}`
}

type Shared = { language: Language; tableName: string }

function BlockShown({ block, id, language, tableName }: Shared & { block: ShownBlock; id: string }) {
  switch (block.type) {
    case 'heading':
      return <Heading id={id} text={block.text} language={language} />
    case 'paragraph':
      return <p {...localised(block.text, language)} />
    case 'callout':
      return (
        <Callout>
          <p {...localised(block.text, language)} />
        </Callout>
      )
    case 'list':
      return <List items={block.items} ordered={block.ordered ?? false} language={language} />
    case 'quote':
      return <Quote block={block} language={language} />
    case 'link':
      return <LinkLine block={block} language={language} />
    case 'table':
      return <Table block={block} language={language} tableName={tableName} />
    case 'image':
      return <Figure block={block} language={language} />
  }
}

function Heading({ id, text, language }: { id: string; text: Bilingual; language: Language }) {
  const shown = inLanguage(text, language)
  return (
    <h2 id={id} lang={shown.lang}>
      {shown.text}
    </h2>
  )
}

function List({ items, ordered, language }: { items: Bilingual[]; ordered: boolean; language: Language }) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind>
      {items.map((item) => (
        <li key={item.en || item.ne} {...localised(item, language)} />
      ))}
    </Kind>
  )
}

function Quote({ block, language }: { block: Extract<ShownBlock, { type: 'quote' }>; language: Language }) {
  const attribution = inLanguage(block.by, language)
  return (
    <figure>
      <blockquote>
        <p {...localised(block.text, language)} />
      </blockquote>
      {attribution.text ? (
        <figcaption lang={attribution.lang} className="mt-2 ps-5 text-base text-neutral-600">
          — {attribution.text}
        </figcaption>
      ) : null}
    </figure>
  )
}

function LinkLine({ block, language }: { block: Extract<ShownBlock, { type: 'link' }>; language: Language }) {
  const { text, lang } = inLanguage(block.text, language)
  return (
    <p>
      <a href={block.url} lang={lang} className="link">
        {text}
      </a>
    </p>
  )
}

function Table({ block, language, tableName }: Shared & { block: Extract<ShownBlock, { type: 'table' }> }) {
  const columns = block.columns.map((column) => {
    const { text, lang } = inLanguage(column, language)
    return { name: text, lang, short: true }
  })
  const rows = block.rows.map((row, key) => ({ key, cells: row.map((cell) => cellText(cell, language)) }))
  return (
    <div className="text-base">
      <RecordTable caption={tableName} columns={columns} rows={rows} />
    </div>
  )
}

function Figure({ block, language }: { block: Extract<ShownBlock, { type: 'image' }>; language: Language }) {
  const { url, width, height, blur } = block.picture
  const caption = inLanguage(block.caption, language)
  return (
    <figure>
      <Picture
        address={url}
        width={width}
        height={height}
        blur={blur}
        alt={inLanguage(block.alt, language).text}
        sizes="(min-width: 768px) 736px, 100vw"
        className="rounded-box print:max-w-2/3"
      />
      {caption.text ? (
        <figcaption lang={caption.lang} className="mt-2 text-base text-neutral-600">
          {caption.text}
        </figcaption>
      ) : null}
    </figure>
  )
}

/** A number without text is written in the reader's digits. */
function cellText(cell: Bilingual | string, language: Language): ReactNode {
  return typeof cell === 'string' ? inDigits(cell, language) : <InlineText text={inLanguage(cell, language).text} />
}

function localised(text: Bilingual, language: Language) {
  const shown = inLanguage(text, language)
  return { lang: shown.lang, children: <InlineText text={shown.text} /> }
}
