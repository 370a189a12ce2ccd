// How do the rows about people answer?

import { serve } from '#platform/serve.server.ts'
import { staffApi } from '#features/staff/contract.ts'
import {
  changeStaffRoles,
  inviteStaff,
  readmitStaff,
  readStaffMember,
  removeSecondFactor,
  resendInvitation,
  suspendStaff,
} from '#features/staff/operations.server.ts'
import { listStaff } from '#features/staff/store.server.ts'

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
