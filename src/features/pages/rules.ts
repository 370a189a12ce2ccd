// Rules of long pages: what one may hold, and which names they have.

import { blockIssues } from '#kit/blocks/blocks.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { PageEntry } from './contract/api.ts'
import type { PageSlug } from './contract/site-pages.ts'
import { sitePages } from './contract/site-pages.ts'

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

export function isPageSlug(slug: string): slug is PageSlug {
  return sitePages.some((row) => row.slug === slug)
}
