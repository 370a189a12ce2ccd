// All messages of instalments.

import { officeInstalmentMessages } from './office.ts'
import { ownInstalmentMessages } from './own.ts'

export const instalmentMessages = { ...ownInstalmentMessages, ...officeInstalmentMessages } as const
