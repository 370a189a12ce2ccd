// API handlers of staff administration.

import { serve } from '#platform/serve.server.ts'
import { staffApi } from './contract/api.ts'
import {
  changeStaffRoles,
  inviteStaff,
  listStaff,
  readmitStaff,
  readStaffMember,
  removeSecondFactor,
  resendInvitation,
  suspendStaff,
} from './operations.server.ts'

export const staff = serve(staffApi, {
  listStaff,
  staffMember: readStaffMember,
  inviteStaff,
  changeRoles: changeStaffRoles,
  suspendStaff,
  readmitStaff,
  resendInvitation,
  removeSecondFactor,
})
