// What is pasted, from Word, a spreadsheet or a website: its structure is kept, its look and everything else is not.

import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model'
import { schema } from './schema.ts'

class PastedParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    for (const step of [removeForeign, joinWordLists, flattenLists, flattenQuotes, evenTables]) step(dom)
    return super.parseSlice(dom, options)
  }
}

/** Parses the clipboard, whose markup ProseMirror has put into a document that runs and loads nothing. */
export const pastedParser = new PastedParser(schema, DOMParser.fromSchema(schema).rules)

const foreign = 'style, script, meta, link, title, xml, template, iframe, object, img, svg, o\\:p, [style*="mso-hide"]'

function removeForeign(dom: HTMLElement): void {
  for (const element of dom.querySelectorAll(foreign)) element.remove()
  for (const title of dom.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) replaceWith(title, 'h2')
}

/** Word writes the items of a list as paragraphs, each with its marker in a span. */
function joinWordLists(dom: HTMLElement): void {
  for (const line of dom.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const marker = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const name = /[\p{L}\p{N}]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    const above = line.previousElementSibling
    const list = above?.localName === name && above.hasAttribute('data-word') ? above : newList(line, name)
    list.append(replaceWith(line, 'li'))
  }
}

function newList(before: Element, name: 'ol' | 'ul'): Element {
  const list = before.ownerDocument.createElement(name)
  list.setAttribute('data-word', '')
  before.before(list)
  return list
}

/** The lists of a text have one level: the items of an inner list follow the one that they were in. */
function flattenLists(dom: HTMLElement): void {
  for (const inner of [...dom.querySelectorAll('li ul, li ol, ul > ul, ol > ol, ul > ol, ol > ul')].toReversed()) {
    const item = inner.closest('li') ?? inner
    item.after(...inner.children)
    inner.remove()
  }
  for (const item of dom.querySelectorAll('li')) flatten(item)
}

function flattenQuotes(dom: HTMLElement): void {
  for (const quote of dom.querySelectorAll('blockquote')) {
    if (quote.querySelector('[data-quote]')) continue
    flatten(quote)
    const text = quote.ownerDocument.createElement('p')
    text.dataset.quote = 'text'
    text.append(...quote.childNodes)
    quote.append(text)
  }
}

/** The first row has the names; merged cells are taken apart, missing ones are empty. */
function evenTables(dom: HTMLElement): void {
  for (const table of dom.querySelectorAll('table')) {
    const rows = [...table.rows]
    for (const cell of rows.flatMap((row) => [...row.cells])) {
      flatten(cell)
      splitCell(cell, rows[0]?.contains(cell) ?? false)
      for (const name of ['colspan', 'rowspan', 'style', 'width']) cell.removeAttribute(name)
    }
    const columns = Math.max(0, ...rows.map((row) => row.cells.length))
    for (const row of rows) while (row.cells.length < columns) row.insertCell()
    for (const cell of rows[0]?.querySelectorAll('td') ?? []) replaceWith(cell, 'th')
    for (const row of rows.slice(1)) for (const cell of row.querySelectorAll('th')) replaceWith(cell, 'td')
  }
}

/** A merged cell becomes its own and empty ones; merged names are numbered, because each column has one. */
function splitCell(cell: HTMLTableCellElement, isName: boolean): void {
  for (let number = cell.colSpan; number > 1; number -= 1) {
    const part = cell.ownerDocument.createElement('td')
    if (isName) part.textContent = `${cell.textContent.trim()} ${number}`
    cell.after(part)
  }
}

const inlineElements = 'a, b, strong, span, i, em, u, font, sub, sup, s, small, code, mark'

/** The blocks in an element become its words, a blank between them. */
function flatten(element: Element): void {
  for (const block of element.querySelectorAll('*')) {
    if (block.matches(inlineElements)) continue
    block.replaceWith(' ', ...block.childNodes, ' ')
  }
}

function replaceWith(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}
