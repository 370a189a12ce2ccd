// API handlers of sessions and passkeys.

import { serve } from '#platform/serve.server.ts'
import { sessionsApi } from './contract/api.ts'
import { passkeysApi } from './contract/passkeys-api.ts'
import { addPasskey, beginPasskey, readMyPasskeys, removeMyPasskey } from './operations/own-passkeys.server.ts'
import { beginPasskeySignIn, signInWithPasskey } from './operations/passkey-sign-in.server.ts'
import { choosePassword, requestCode } from './operations/codes.server.ts'
import { changeMyContacts, readMyContacts } from './operations/own-contacts.server.ts'
import { whoAmI } from './operations/identity.server.ts'
import {
  changePassword,
  endMySession,
  endMySessions,
  logOut,
  readMySessions,
} from './operations/own-sessions.server.ts'
import { refreshSession } from './operations/renewal.server.ts'
import { beginFactor, confirmSecondFactor, proveSecondFactor } from './operations/second-factor.server.ts'
import { signIn } from './operations/sign-in.server.ts'

export const sessions = serve(sessionsApi, {
  login: signIn,
  refreshToken: refreshSession,
  logout: logOut,
  whoAmI,
  requestCode,
  choosePassword,
  changePassword,
  myContacts: readMyContacts,
  changeMyContacts,
  mySessions: readMySessions,
  endSession: endMySession,
  endSessions: endMySessions,
  proveSecondFactor,
  beginSecondFactor: beginFactor,
  confirmSecondFactor,
})

export const passkeys = serve(passkeysApi, {
  myPasskeys: readMyPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey: removeMyPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
})
