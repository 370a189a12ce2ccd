// Messages of the example form with those of validation, calendar and platform.

import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { examplesMessages } from '../messages.ts'

export const formMessages = { ...validationMessages, ...platformMessages, ...examplesMessages }
