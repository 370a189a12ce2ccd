// How do the sessions' rows of the API answer?

import { serve } from '#platform/serve.server.ts'
import { sessionsApi } from '#features/sessions/contract.ts'
import { choosePassword, requestCode } from '#features/sessions/operations/codes.server.ts'
import { whoAmI } from '#features/sessions/operations/identity.server.ts'
import {
  changePassword,
  endMySession,
  endMySessions,
  logOut,
  readMySessions,
} from '#features/sessions/operations/own-sessions.server.ts'
import { refreshSession } from '#features/sessions/operations/renewal.server.ts'
import {
  beginFactor,
  confirmSecondFactor,
  proveSecondFactor,
} from '#features/sessions/operations/second-factor.server.ts'
import { signIn } from '#features/sessions/operations/sign-in.server.ts'

export const sessions = serve(sessionsApi, {
  login: signIn,
  refreshToken: refreshSession,
  logout: logOut,
  whoAmI,
  requestCode,
  choosePassword,
  changePassword,
  mySessions: readMySessions,
  endSession: endMySession,
  endSessions: endMySessions,
  proveSecondFactor,
  beginSecondFactor: beginFactor,
  confirmSecondFactor,
})
