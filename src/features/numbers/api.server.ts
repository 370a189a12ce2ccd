// API handler of the numbers of the office.

import { serve } from '#platform/serve.server.ts'
import { numbersApi } from './contract.ts'
import { readNumbers } from './operations.server.ts'

export const numbers = serve(numbersApi, { readNumbers })
