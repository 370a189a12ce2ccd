// Schema of the editor's document: exactly the parts of a text in one language, so that nothing else can be typed or pasted.

import type { Attrs, DOMOutputSpec } from 'prosemirror-model'
import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { fitsMark } from '#kit/blocks/link-pattern.ts'

const table = tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} })

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'text*',
      marks: '',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
      toDOM: () => ['h3', 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    quote: {
      group: 'block',
      content: 'quote_text quote_by',
      defining: true,
      isolating: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    quote_text: {
      content: 'inline*',
      parseDOM: [{ tag: 'p[data-quote=text]', priority: 60 }],
      toDOM: () => quoteLine('text'),
    },
    quote_by: {
      content: 'text*',
      marks: '',
      parseDOM: [{ tag: 'p[data-quote=by]', priority: 60 }],
      toDOM: () => quoteLine('by'),
    },
    callout: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'aside' }],
      toDOM: () => ['aside', 0],
    },
    link_line: {
      group: 'block',
      content: 'text*',
      marks: '',
      defining: true,
      attrs: { url: { validate: 'string' } },
      parseDOM: [{ tag: 'p[data-url]', priority: 60, getAttrs: (element) => ({ url: element.dataset.url ?? '' }) }],
      toDOM: (node): DOMOutputSpec => ['p', { 'data-url': node.attrs.url as string }, 0],
    },
    table: table.table,
    table_row: table.table_row,
    table_cell: table.table_cell,
    table_header: { ...table.table_header, marks: '' },
    picture: {
      group: 'block',
      atom: true,
      attrs: { reference: { validate: 'string' } },
      parseDOM: [
        { tag: 'figure[data-picture]', getAttrs: (element) => ({ reference: element.dataset.picture ?? '' }) },
      ],
      toDOM: (node): DOMOutputSpec => ['figure', { 'data-picture': node.attrs.reference as string }],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { url: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
      toDOM: (mark) => ['a', { href: mark.attrs.url as string }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]00)$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
  },
})

/** Of a pasted link; one that a text may not have leaves its words. */
function linkOf(element: HTMLElement): Attrs | false {
  const url = element.getAttribute('href')?.trim() ?? ''
  return fitsMark(url) && { url }
}

function quoteLine(line: 'text' | 'by'): DOMOutputSpec {
  return ['p', { 'data-quote': line }, 0]
}
