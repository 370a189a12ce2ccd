// Which pages of a file are pictures of paper, and what of a recognised text is kept.

import { maxScannedPages } from './contract.ts'

/** A scanned page may have a number or the name of a program as its text. */
const minLetters = 20
/** Of specks on paper signs are recognised. */
const minRecognised = 3

/** The numbers of the pages without a text of their own, at most `maxScannedPages`. */
export function scannedOf(pages: readonly string[]): number[] {
  return pages.flatMap((page, index) => (lettersIn(page) < minLetters ? [index + 1] : [])).slice(0, maxScannedPages)
}

/** Whether a recognised text says more than the one that the page has. */
export function isBetter(recognised: string, own: string): boolean {
  return lettersIn(recognised) >= minRecognised && lettersIn(recognised) > lettersIn(own)
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
