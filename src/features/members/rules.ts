// Member rules: validation of an entry.

import type { FieldIssue } from '#kit/refusal.ts'
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
