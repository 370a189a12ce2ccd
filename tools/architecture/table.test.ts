// Tests of the table of allowed imports.

import { expect, test } from 'vitest'
import { tableProblem } from './table.ts'

const feature = 'src/features'

test.each([
  ['src/kit/table/query.ts', 'src/platform/context.ts'],
  ['src/ui/toast/toast.tsx', `${feature}/news/contract.ts`],
  ['src/platform/api.server.ts', `${feature}/news/api.server.ts`],
  ['src/platform/api.server.ts', 'src/roles.ts'],
  [`${feature}/news/contract/api.ts`, `${feature}/news/messages/public.ts`],
  [`${feature}/news/messages/public.ts`, `${feature}/news/contract/api.ts`],
  [`${feature}/news/rules.ts`, `${feature}/news/store.server.ts`],
  [`${feature}/news/operations/office.server.ts`, `${feature}/members/store.server.ts`],
  [`${feature}/news/operations/office.server.ts`, `${feature}/members/messages.ts`],
  [`${feature}/news/api.server.ts`, `${feature}/news/rules.ts`],
  [`${feature}/news/feature.ts`, `${feature}/news/rules.ts`],
  [`${feature}/news/feature.server.ts`, `${feature}/members/operations.server.ts`],
  [`${feature}/news/feature.ts`, `${feature}/members/messages.ts`],
  [`${feature}/news/feature.ts`, `${feature}/news/feature.server.ts`],
  [`${feature}/news/screens/list.tsx`, `${feature}/news/api.server.ts`],
  [`${feature}/news/screens/list.tsx`, `${feature}/news/feature.server.ts`],
  [`${feature}/news/screens/list.tsx`, 'src/features.server.ts'],
  [`${feature}/news/screens/list.tsx`, 'src/features.ts'],
  [`${feature}/news/operations/office.server.ts`, 'src/manifest.ts'],
  ['src/shells/staff.tsx', 'src/features.server.ts'],
  ['src/shells/staff.tsx', `${feature}/news/feature.server.ts`],
  ['src/shells/staff.tsx', `${feature}/news/feature.ts`],
  ['src/ui/button.tsx', 'src/features.server.ts'],
  [`${feature}/news/screens/list.tsx`, `${feature}/members/messages.ts`],
  [`${feature}/news/screens/list.tsx`, 'src/shells/menu.ts'],
  [`${feature}/news/screens/list.tsx`, 'src/roles.ts'],
  [`${feature}/news/contract/api.ts`, 'src/roles.ts'],
  ['src/roles.ts', `${feature}/news/rules.ts`],
  [`${feature}/news/screens/list.tsx`, 'tests/cast.ts'],
  ['src/shells/footer.tsx', `${feature}/offices/screens/holidays.tsx`],
  ['src/server.ts', 'tools/start.ts'],
  ['src/server.ts', 'tests/cast.ts'],
  ['tools/people.ts', `${feature}/staff/screens/list.tsx`],
  ['tools/people.ts', 'tests/cast.ts'],
  ['demonstration/people.ts', 'tests/cast.ts'],
  [`${feature}/news/helpers.ts`, 'src/kit/language.ts'],
])('%s may not import %s', (from, to) => {
  expect(tableProblem(from, to)).toContain(from)
})

test.each([
  [`${feature}/news/operations.server.ts`, `${feature}/members/operations.server.ts`],
  [`${feature}/news/operations/office.server.ts`, `${feature}/news/operations/pictures.server.ts`],
  [`${feature}/news/contract/api.ts`, `${feature}/documents/contract/api.ts`],
  [`${feature}/news/jobs.server.ts`, `${feature}/news/operations.server.ts`],
  [`${feature}/news/feature.ts`, `${feature}/news/messages/public.ts`],
  [`${feature}/news/feature.ts`, 'src/manifest.ts'],
  [`${feature}/news/feature.server.ts`, `${feature}/news/api.server.ts`],
  [`${feature}/news/feature.server.ts`, `${feature}/news/jobs.server.ts`],
  [`${feature}/news/screens/list.tsx`, 'src/ui/button.tsx'],
  [`${feature}/news/screens/list.tsx`, `${feature}/publishing/screens/status.tsx`],
  [`${feature}/news/screens/list.tsx`, 'src/permissions.ts'],
  [`${feature}/news/rules.ts`, 'src/roles.ts'],
  ['src/roles.ts', `${feature}/people/contract/roles.ts`],
  [`${feature}/news/store.server.ts`, 'src/platform/database.server.ts'],
  [`${feature}/news/rules.test.ts`, `${feature}/members/store.server.ts`],
  ['src/shells/staff.tsx', `${feature}/sessions/screens/signed-in.ts`],
  ['src/shells/footer.tsx', `${feature}/offices/messages.ts`],
  ['src/server.ts', `${feature}/news/api.server.ts`],
  ['src/features.server.ts', `${feature}/news/feature.server.ts`],
  ['src/kit/text.test.ts', 'tests/cast.ts'],
  ['tools/people.ts', `${feature}/staff/store.server.ts`],
  ['bench/pages.ts', 'tests/world.ts'],
])('%s may import %s', (from, to) => {
  expect(tableProblem(from, to)).toBeUndefined()
})
