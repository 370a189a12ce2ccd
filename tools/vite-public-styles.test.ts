// Tests of the modules that the style sheet of the public pages leaves out.

import { expect, test } from 'vitest'
import { signedInModules } from './vite-public-styles.ts'

const modules = signedInModules()

test.each([
  'src/shells/staff.tsx',
  'src/shells/signed-in-frame.tsx',
  'src/features/audit/screens/rows.tsx',
  'src/features/complaints/screens/own/list.tsx',
  'src/ui/block-editor/toolbar.tsx',
])('%s is of the signed-in apps only', (file) => {
  expect(modules).toContain(file)
})

test.each([
  ['the shell of the public pages', 'src/shells/public.tsx'],
  ['a public page', 'src/features/members/screens/members.tsx'],
  ['an island', 'src/features/sessions/screens/sign-in.tsx'],
  ['a component of an example', 'src/ui/form/date-field.tsx'],
  ['a component of a document without the router', 'src/bare-page.tsx'],
  ['a component of both', 'src/ui/button.tsx'],
])('%s is not', (_, file) => {
  expect(modules).not.toContain(file)
})
