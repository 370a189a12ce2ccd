// Numbers of the demonstration's organisations by the name of their host.

import type { Town } from '../journeys/site.ts'

export const tenantIds: Record<Town, number> = { damak: 487, kakarvitta: 320 }
