// Every sentence about tariffs; screens take only the calculator's part, so that the rest does not travel.

import { calculatorMessages } from './calculator.ts'
import { checkMessages } from './checks.ts'
import { tableMessages } from './table.ts'

export const tariffsMessages = { ...calculatorMessages, ...checkMessages, ...tableMessages }
