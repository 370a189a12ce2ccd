// Which sentences can the example form say, its own and those of its fields?

import { calendarMessages } from '#kit/calendar/messages.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { examplesMessages } from '../messages.ts'

export const sentences = { ...validationMessages, ...calendarMessages, ...platformMessages, ...examplesMessages }
