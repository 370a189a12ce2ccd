// API handlers of staff administration.

import { serve } from '#platform/serve.server.ts'
import { staffApi } from './contract/api.ts'
import {
  changeStaffRoles,
  inviteStaff,
  listStaff,
  readmitStaff,
  removeSecondFactor,
  resendInvitation,
  suspendStaff,
  readSuspensions as listSuspensions,
} from './operations/members.server.ts'
import { changeStaffMember, readVersionedMember } from './operations/details.server.ts'

export const staff = serve(staffApi, {
  listStaff,
  staffMember: readVersionedMember,
  inviteStaff,
  changeStaffMember,
  listSuspensions,
  changeRoles: changeStaffRoles,
  suspendStaff,
  readmitStaff,
  resendInvitation,
  removeSecondFactor,
})
