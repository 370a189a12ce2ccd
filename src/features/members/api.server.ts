// Public API rows of members, and the photograph for the office.

import { serve } from '#platform/serve.server.ts'
import { memberPhotoApi } from './contract/admin.ts'
import { membersApi } from './contract/api.ts'
import { readMembers, readPhoto } from './operations.server.ts'

export const members = [
  ...serve(membersApi, { members: readMembers }),
  ...serve(memberPhotoApi, { memberPhoto: readPhoto }),
]
