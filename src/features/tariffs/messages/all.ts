// All messages of tariffs; screens import only the calculator's part, which keeps the rest out of the browser.

import { calculatorMessages } from './calculator.ts'
import { checkMessages } from './checks.ts'
import { tariffEditionMessages } from './editions.ts'
import { tableMessages } from './table.ts'

export const tariffsMessages = { ...calculatorMessages, ...checkMessages, ...tableMessages, ...tariffEditionMessages }
