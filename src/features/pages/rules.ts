// Rules of long pages: validation of an entry, and which slugs there are.

import type { Block } from '#kit/blocks/blocks.ts'
import { blockIssues } from '#kit/blocks/blocks.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { isLongerThan } from '#kit/text.ts'
import type { PageDetails } from './contract/api.ts'
import type { PageSlug } from './contract/site-pages.ts'
import { maxSourceUrl, maxTitle, sitePages, sourceUrlPattern } from './contract/site-pages.ts'

export function pageIssues({ title, blocks, sources }: PageDetails & { blocks: Block<unknown>[] }): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!title.en.trim() && !title.ne.trim()) issues.push({ field: 'title', key: 'pages.title_required' })
  if (isLongerThan(title.en, maxTitle) || isLongerThan(title.ne, maxTitle))
    issues.push({ field: 'title', key: 'pages.too_long' })
  for (const [place, { label, url }] of sources.entries()) {
    const isNamed = label.en.trim() || label.ne.trim()
    if (!isNamed || (url && !sourceUrlPattern.test(url)) || url.length > maxSourceUrl)
      issues.push({ field: `sources.${place}`, key: 'pages.source_unreadable' })
  }
  return [...issues, ...blockIssues(blocks)]
}

export function isPageSlug(slug: string): slug is PageSlug {
  return sitePages.some((row) => row.slug === slug)
}
