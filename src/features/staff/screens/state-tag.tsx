// Tag that shows whether a member of staff is active, invited or suspended.

import { Tag } from '#ui/tag.tsx'
import type { StaffMember } from '../contract/api.ts'
import type { TranslateStaff } from './translator.ts'

export function StateTag({ member, t }: { member: StaffMember; t: TranslateStaff }) {
  if (member.suspended) return <Tag tone="danger">{t('staff.suspended')}</Tag>
  return member.active ? <Tag tone="success">{t('staff.active')}</Tag> : <Tag tone="warning">{t('staff.invited')}</Tag>
}
