// The parts of a text as the editor's document, and back.

import type { Node } from 'prosemirror-model'
import { readInline, writeInline } from '#kit/blocks/inline.ts'
import type { Span } from '#kit/blocks/inline.ts'
import type { Part } from '#kit/blocks/parts.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** With a paragraph at its end, so that there is a place to go on writing. */
export function documentOf(parts: readonly Part[]): Node {
  const made = parts.map(nodeOf)
  const isOpen = made.at(-1)?.type === nodes.paragraph
  return nodes.doc.create(null, isOpen ? made : [...made, nodes.paragraph.create()])
}

/** The parts that have words, and the pictures and tables. */
export function partsOf(doc: Node): Part[] {
  return doc.children.flatMap((node) => {
    const part = partOf(node)
    return part ? [part] : []
  })
}

/** Where the part with this number, from 1, begins and ends in the document. */
export function placeOfPart(doc: Node, n: number): { from: number; to: number } | undefined {
  let [count, from] = [0, 0]
  for (const node of doc.children) {
    if (partOf(node)) count += 1
    if (count === n) return { from, to: from + node.nodeSize }
    from += node.nodeSize
  }
  return undefined
}

/** A table with empty cells below its names. */
export function emptyTable(): Node {
  return nodeOf({
    type: 'table',
    lines: [
      ['', ''],
      ['', ''],
      ['', ''],
    ],
  })
}

export function nodeOf(part: Part): Node {
  switch (part.type) {
    case 'heading':
      return nodes.heading.create(null, plain(part.text))
    case 'paragraph':
    case 'callout':
      return nodes[part.type].create(null, inline(part.text))
    case 'list':
    case 'steps': {
      const items = part.items.map((item) => nodes.list_item.create(null, nodes.paragraph.create(null, inline(item))))
      return nodes[part.type === 'list' ? 'bullet_list' : 'ordered_list'].create(null, items)
    }
    case 'quote':
      return nodes.quote.create(null, [
        nodes.quote_text.create(null, inline(part.text)),
        nodes.quote_by.create(null, plain(part.by)),
      ])
    case 'link':
      return nodes.link_line.create({ url: part.url }, plain(part.text))
    case 'picture':
      return nodes.picture.create({ reference: part.reference })
    case 'table':
      return nodes.table.create(
        null,
        part.lines.map((cells, line) =>
          nodes.table_row.create(
            null,
            cells.map((cell) => cellOf(cell, line === 0)),
          ),
        ),
      )
  }
}

function cellOf(text: string, isName: boolean): Node {
  return isName ? nodes.table_header.create(null, plain(text)) : nodes.table_cell.create(null, inline(text))
}

function partOf(node: Node): Part | undefined {
  switch (node.type) {
    case nodes.heading:
      return node.textContent.trim() ? { type: 'heading', text: lineOf(node) } : undefined
    case nodes.paragraph:
    case nodes.callout: {
      const text = inlineOf(node)
      return text ? { type: node.type === nodes.callout ? 'callout' : 'paragraph', text } : undefined
    }
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const items = node.children.map((item) => inlineOf(item.firstChild!)).filter((item) => item !== '')
      return items.length > 0 ? { type: node.type === nodes.ordered_list ? 'steps' : 'list', items } : undefined
    }
    case nodes.quote: {
      const [text, by] = [inlineOf(node.child(0)), lineOf(node.child(1))]
      return text || by ? { type: 'quote', text: text || by, by: text ? by : '' } : undefined
    }
    case nodes.link_line: {
      const url = node.attrs.url as string
      return { type: 'link', text: lineOf(node) || url, url }
    }
    case nodes.picture:
      return { type: 'picture', reference: node.attrs.reference as string }
    default:
      return { type: 'table', lines: node.children.map((row) => row.children.map(inlineOf)) }
  }
}

function plain(text: string): Node[] {
  return text ? [schema.text(text)] : []
}

function inline(text: string): Node[] {
  return readInline(text).map(({ text: run, bold, url }) =>
    schema.text(run, [
      ...(url === undefined ? [] : [marks.link.create({ url })]),
      ...(bold ? [marks.bold.create()] : []),
    ]),
  )
}

function inlineOf(node: Node): string {
  const isPlain = node.type === nodes.table_header
  if (isPlain) return lineOf(node)
  return writeInline(node.children.map(spanOf)).replace(/\s+/gu, ' ').trim()
}

function spanOf(run: Node): Span {
  const url = marks.link.isInSet(run.marks)?.attrs.url as string | undefined
  return {
    text: run.text ?? '',
    ...(marks.bold.isInSet(run.marks) ? { bold: true } : {}),
    ...(url === undefined ? {} : { url }),
  }
}

function lineOf(node: Node): string {
  return node.textContent.replace(/\s+/gu, ' ').trim()
}
