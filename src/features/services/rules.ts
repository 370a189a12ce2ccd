// Rules of services and questions: validation of an entry.

import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { isSlug } from '#kit/slug.ts'
import type { NewQuestion, NewService } from './contract/api.ts'
import { maxPapers, maxText } from './contract/nouns.ts'

export function serviceIssues(entry: NewService & { slug: string }): FieldIssue[] {
  const { slug, name, fee, time, officer, grievanceOfficer, rule, papers } = entry
  const issues = textIssues({ name, fee, time, officer, grievanceOfficer })
  if (!isSlug(slug)) issues.push({ field: 'slug', key: 'services.slug_unreadable' })
  if (lengthOf(rule) > maxText) issues.push({ field: 'rule', key: 'services.too_long' })
  if (papers.length > maxPapers) issues.push({ field: 'papers', key: 'validation.tooMany', values: { n: maxPapers } })
  return [...issues, ...textIssues(Object.fromEntries(papers.map((paper, place) => [`papers.${place}`, paper])))]
}

export function questionIssues({ question, answer }: NewQuestion): FieldIssue[] {
  return textIssues({ question, answer })
}

/** Required texts, in at least one language. */
function textIssues(texts: Record<string, Bilingual>): FieldIssue[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    if (!text.en.trim() && !text.ne.trim()) return [{ field, key: 'services.required' }]
    return lengthOf(text) > maxText ? [{ field, key: 'services.too_long' }] : []
  })
}

function lengthOf({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
