// Every sentence about tariffs; screens take only the calculator's part, so that the rest does not travel.

import { calculatorMessages } from './messages/calculator.ts'
import { checkMessages } from './messages/checks.ts'
import { tableMessages } from './messages/table.ts'

export const tariffsMessages = { ...calculatorMessages, ...checkMessages, ...tableMessages }
