// API handlers of passkeys.

import { serve } from '#platform/serve.server.ts'
import { passkeysApi } from './contract/api.ts'
import { addPasskey, beginPasskey, readMyPasskeys, removeMyPasskey } from './operations/own-passkeys.server.ts'
import { beginPasskeySignIn, signInWithPasskey } from './operations/sign-in.server.ts'

export const passkeys = serve(passkeysApi, {
  myPasskeys: readMyPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey: removeMyPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
})
