// Printing of a document: in a window of its own, or in this page when the browser blocks windows.

import { setHtml } from '#ui/trusted-html.ts'
import type { PrintDocument } from '#kit/table/print.ts'
import { timings } from '#kit/table/timings.ts'

/**
 * Opens the window for the print, after the pause; undefined when the browser blocks it. It shows `waiting` until it is filled.
 */
export async function openPrintWindow(waiting: string): Promise<Window | undefined> {
  await pause(timings.printOpensAfter)
  const opened = window.open('', '_blank', 'popup,width=900,height=700')
  if (!opened) return undefined
  opened.document.title = waiting
  opened.document.body.textContent = waiting
  return opened
}

/** Fills the window, prints, and closes it half a second later. */
export async function printInWindow(target: Window, sheet: PrintDocument): Promise<void> {
  const page = target.document
  page.title = sheet.title
  page.documentElement.lang = sheet.language
  addStyles(page, sheet.css)
  setHtml(page.body, sheet.body)
  await pictures(page.body)
  target.addEventListener('afterprint', () => setTimeout(() => target.close(), timings.printClosesAfter), {
    once: true,
  })
  target.focus()
  target.print()
}

/** Prints from this page: everything else is hidden from print until it is done. */
export async function printInPlace(sheet: PrintDocument): Promise<void> {
  const holder = document.createElement('div')
  holder.className = 'print-sheet'
  holder.lang = sheet.language
  setHtml(holder, sheet.body)
  document.body.append(holder)
  const remove = addStyles(
    document,
    `.print-sheet { display: none }
@media print { ${sheet.css} body { display: block } body > :not(.print-sheet) { display: none !important } .print-sheet { display: block } }`,
  )
  await pictures(holder)
  addEventListener(
    'afterprint',
    () => {
      holder.remove()
      remove()
    },
    { once: true },
  )
  print()
}

/** A constructed style sheet, which the content security policy allows. Returns a function that removes it. */
export function addStyles(root: Document | ShadowRoot, css: string): () => void {
  const view = (root instanceof ShadowRoot ? root.ownerDocument : root).defaultView as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Waits for the logo; a missing one does not delay the print. */
async function pictures(root: HTMLElement): Promise<void> {
  await Promise.all([...root.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)))
}
