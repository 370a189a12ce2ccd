// Links of a stored text, and what the check of one link means.

import { readInline } from '#kit/blocks/inline.ts'
import { linkPattern } from '#kit/blocks/link-pattern.ts'
import type { LinkIssue } from '../contract/links.ts'

/** What one check of an address found; `not-asked`: it may not be asked, or not now. */
export type LinkResult = LinkIssue | 'found' | 'not-asked'

/** Another website may be down for a night: it is reported after so many failed checks in a row. */
export const checksUntilReported = 3

/** The failures in a row after which this result is reported. */
export function reportedAfter(result: LinkIssue): number {
  return result === 'missing' || result === 'gone' ? 1 : checksUntilReported
}

/**
 * The addresses in stored columns, each once: marks of texts, and values that are an address as a whole.
 * Mail and telephone links are left out.
 * @example linksIn([{ type: 'paragraph', text: { en: 'Pay [here](/pay)', ne: '' } }]) // ['/pay']
 */
export function linksIn(value: unknown): string[] {
  return [...new Set(textsIn(value).flatMap(linksOfText))].filter((url) => !/^(?:mailto|tel):/.test(url))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function linksOfText(text: string): string[] {
  if (linkPattern.test(text)) return [text]
  return readInline(text).flatMap(({ url }) => (url === undefined ? [] : [url]))
}
