// Manifest of passkeys: messages and audit labels.

import type { Feature } from '#root/manifest.ts'
import { passkeysMessages } from './messages.ts'

export const passkeysFeature = {
  messages: passkeysMessages,
  auditActions: {
    'passkey.added': { en: 'Passkey added', ne: 'पासकी थपियो' },
    'passkey.removed': { en: 'Passkey removed', ne: 'पासकी हटाइयो' },
  },
} satisfies Feature
