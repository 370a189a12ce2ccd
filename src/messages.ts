// Messages of the whole product, for responses made from message keys.

import { blockMessages } from '#kit/blocks/messages.ts'
import { correctionMessages } from '#kit/calendar/corrections.ts'
import { importMessages } from '#kit/import.ts'
import type { Messages } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { shellMessages } from '#shells/messages.ts'
import { features } from './features.ts'
import { apiGuideMessages } from '#root/site/messages.ts'

export const messages: Messages = Object.assign(
  {
    ...blockMessages,
    ...correctionMessages,
    ...importMessages,
    ...validationMessages,
    ...platformMessages,
    ...shellMessages,
    ...apiGuideMessages,
  },
  ...features.map((feature) => feature.messages),
)
