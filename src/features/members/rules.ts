// Member rules: validation of an entry, and initials in place of a photograph.

import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { firstLetter } from '#kit/text.ts'
import type { NewMember } from './contract/api.ts'

export function memberIssues({ name, title, tenure, phone, email }: NewMember): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!name.en.trim() && !name.ne.trim(), 'name', 'members.name_required')
  for (const [field, text] of Object.entries({ name, title, tenure }))
    check(Math.max(text.en.length, text.ne.length) > 200, field, 'members.too_long')
  check(phone.length > 200, 'phone', 'members.too_long')
  check(
    email !== '' && (email.length > 200 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)),
    'email',
    'members.email_unreadable',
  )
  return issues
}

/**
 * First letters of first and last name in English; in Nepali the first syllable only, because two would read as a word.
 * @example initialsOf({ en: 'Maya Rai', ne: 'माया राई' }, 'ne') // 'मा'
 */
export function initialsOf(name: Bilingual, language: Language): string {
  const { text, lang } = inLanguage(name, language)
  const names = text.split(' ').filter(Boolean)
  const letters = lang === 'ne' ? names.slice(0, 1) : [names[0], names.length > 1 ? names.at(-1) : undefined]
  return letters.map((word) => firstLetter(word ?? '')).join('')
}
