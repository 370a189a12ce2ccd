// How do the rows of charter and questions answer?

import { serve } from '#platform/serve.server.ts'
import { servicesApi } from './contract/api.ts'
import { readQuestions, readServices } from './operations.server.ts'

export const services = serve(servicesApi, { charter: readServices, questions: readQuestions })
