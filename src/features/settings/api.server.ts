// API handlers of the organisation's details and policies.

import { serve } from '#platform/serve.server.ts'
import { detailsApi } from './contract/details.ts'
import { policiesApi } from './contract/policies.ts'
import { changeDetails, readDetails } from './operations/details.server.ts'
import { changePolicies, readPolicies } from './operations/policies.server.ts'

export const details = serve(detailsApi, { readDetails, changeDetails })

export const policies = serve(policiesApi, { readPolicies, changePolicies })
