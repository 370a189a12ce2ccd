// HTTP API of complaints.

import type { Contract } from '#kit/contract.ts'
import { officeApi } from './office-api.ts'
import { reporterApi } from './reporter-api.ts'

export const complaintsApi = { ...reporterApi, ...officeApi } as const satisfies Contract

export type ComplaintsApi = typeof complaintsApi
