// API handlers of drafts.

import { serve } from '#platform/serve.server.ts'
import { draftsApi } from './contract/api.ts'
import { readDraft, readMyDrafts, removeDraft, saveDraft } from './operations.server.ts'

export const drafts = serve(draftsApi, { myDrafts: readMyDrafts, readDraft, saveDraft, removeDraft })
