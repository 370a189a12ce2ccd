// What may be entered into the charter and among the questions?

import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { NewQuestion, NewService } from './contract/api.ts'

export function serviceIssues(entry: NewService): FieldIssue[] {
  const { slug, name, fee, time, officer, grievanceOfficer, rule, papers } = entry
  const issues = textIssues({ name, fee, time, officer, grievanceOfficer })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) issues.push({ field: 'slug', key: 'services.slug_unreadable' })
  if (longest(rule) > most) issues.push({ field: 'rule', key: 'services.too_long' })
  return [...issues, ...textIssues(Object.fromEntries(papers.map((paper, place) => [`papers.${place}`, paper])))]
}

export function questionIssues({ question, answer }: NewQuestion): FieldIssue[] {
  return textIssues({ question, answer })
}

const most = 2000

/** Each of these has to be there, in one language at least. */
function textIssues(texts: Record<string, Bilingual>): FieldIssue[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    if (!text.en.trim() && !text.ne.trim()) return [{ field, key: 'services.required' }]
    return longest(text) > most ? [{ field, key: 'services.too_long' }] : []
  })
}

function longest({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
