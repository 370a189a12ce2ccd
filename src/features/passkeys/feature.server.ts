// Server manifest of passkeys: API rows and the template of their mail.

import type { ServerFeature } from '#root/manifest.ts'
import { passkeys } from './api.server.ts'
import { passkeyAddedMail } from './operations/templates.server.ts'

export const passkeysServer = { api: passkeys, templates: [passkeyAddedMail] } satisfies ServerFeature
