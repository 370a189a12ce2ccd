// What may a long page hold, and which of them does an organisation have?

import { blockIssues } from '#kit/blocks/blocks.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { PageEntry } from './contract.ts'
import { sitePages } from './contract.ts'

export function pageIssues({ title, blocks, sources }: PageEntry): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!title.en.trim() && !title.ne.trim()) issues.push({ field: 'title', key: 'pages.title_required' })
  for (const [place, { label, url }] of sources.entries()) {
    const named = label.en.trim() || label.ne.trim()
    if (!named || !/^(https?:\/\/\S+)?$/.test(url) || url.length > 1000)
      issues.push({ field: `sources.${place}`, key: 'pages.source_unreadable' })
  }
  return [...issues, ...blockIssues(blocks)]
}

/** Is there a page of this name here? `optional` are the paths that the organisation's row names. */
export function hasPage(slug: string, optional: readonly string[]): boolean {
  const page = sitePages.find((row) => row.slug === slug)
  return page !== undefined && (!page.optional || optional.includes(page.path))
}
