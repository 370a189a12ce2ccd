// Whether a member of staff is active, invited or suspended.

import { Tag } from '#ui/tag.tsx'
import type { StaffMember } from '../contract/api.ts'
import type { StaffSay } from './sentences.ts'

export function StateTag({ member, say }: { member: StaffMember; say: StaffSay }) {
  if (member.suspended) return <Tag tone="danger">{say('staff.suspended')}</Tag>
  return member.active ? (
    <Tag tone="success">{say('staff.active')}</Tag>
  ) : (
    <Tag tone="warning">{say('staff.invited')}</Tag>
  )
}
