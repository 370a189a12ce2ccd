// Every sentence of the product, for answers that are made of keys.

import { placeholderMessages } from '#features/placeholders/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { shellMessages } from '#shells/messages.ts'

export const messages = { ...platformMessages, ...shellMessages, ...placeholderMessages }
