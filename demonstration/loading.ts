// The resources that every part of the demonstration content is loaded with.

import type { Resources } from '../src/platform/resources.server.ts'

export type Loading = Pick<Resources, 'database' | 'files' | 'keys' | 'tenants' | 'clock'>
