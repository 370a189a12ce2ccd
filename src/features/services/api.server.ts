// Public API rows of the citizen charter and the questions.

import { serve } from '#platform/serve.server.ts'
import { servicesApi } from './contract/api.ts'
import { readQuestions } from './operations/questions.server.ts'
import { readServices } from './operations/services.server.ts'

export const services = serve(servicesApi, { charter: readServices, questions: readQuestions })
