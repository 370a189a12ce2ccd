// Public API rows of members.

import { serve } from '#platform/serve.server.ts'
import { membersApi } from './contract/api.ts'
import { readMembers } from './operations.server.ts'

export const members = serve(membersApi, { members: readMembers })
