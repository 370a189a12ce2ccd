// Priority of requests by their path.

import { expect, test } from 'vitest'
import { apiBase } from '#platform/api-base.ts'
import { priorityOf } from './request-priorities.ts'

test.each([
  '/healthz',
  '/readyz',
  '/login',
  '/login/forgotten',
  '/pay',
  '/pay/4f7k2m',
  '/pay/return/esewa',
  `${apiBase}/auth/login`,
  `${apiBase}/customer/payments/487`,
  `${apiBase}/customer/payments/487/due/10425`,
  `${apiBase}/customer/paymentMethods/487`,
  `${apiBase}/admin/counter/487/payments`,
])('%s is urgent', (path) => {
  expect(priorityOf(path)).toBe('urgent')
})

test.each([
  '/',
  '/news',
  '/payments-explained',
  '/loginsight',
  '/account/payments',
  `${apiBase}/customer/reports/487`,
  `${apiBase}/admin/payments/487`,
])('%s is ordinary', (path) => {
  expect(priorityOf(path)).toBe('ordinary')
})
