// Priority of requests by their path, used while more arrive than can be answered.

import { apiBase } from '#platform/api-base.ts'
import type { Priority } from '#platform/request-priority.server.ts'

const rows = ['auth/', 'customer/payments/', 'customer/paymentMethods/', 'admin/counter/'].map(
  (row) => `${apiBase}/${row}`,
)

/** Health, so that operators see; signing in and paying, online and at the counter, so that people can work and money is taken. `path` without its query. */
export function priorityOf(path: string): Priority {
  const isUrgent =
    /^\/(?:healthz|readyz|(?:login|pay)(?:\/.*)?)$/.test(path) || rows.some((row) => path.startsWith(row))
  return isUrgent ? 'urgent' : 'ordinary'
}
