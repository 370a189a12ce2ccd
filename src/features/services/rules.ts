// Rules of services and questions: validation of an entry, who holds a position, and the form of a service.

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

/** Somebody whom the website names with a position: an officer or a member of the staff. */
export type Holder = { title: Bilingual; name: Bilingual; phone: string; sample: boolean }

/** The one person who holds this position, by its name in either language; undefined when nobody or more than one does. */
export function holderOf(position: Bilingual, people: readonly Holder[]): Holder | undefined {
  const held = people.filter(({ title }) => isSame(title.en, position.en) || isSame(title.ne, position.ne))
  const [first, ...others] = held
  return others.some(({ name }) => !isSame(name.ne, first!.name.ne) || !isSame(name.en, first!.name.en))
    ? undefined
    : first
}

const forms: Record<string, { href: string; kind: 'apply' | 'report' }> = {
  'new-connection': { href: '/registration/new', kind: 'apply' },
  'ownership-transfer': { href: '/registration/transfer', kind: 'apply' },
  complaint: { href: '/complaint', kind: 'report' },
}

/** The form by which a service is asked for on this website, by its address; undefined where it is asked for at the office. */
export function formOf(slug: string): { href: string; kind: 'apply' | 'report' } | undefined {
  return Object.hasOwn(forms, slug) ? forms[slug] : undefined
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function lengthOf({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
