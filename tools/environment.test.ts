// Tests that the page of environment variables is current.

import { expect, test } from 'vitest'
import { environmentPage, writtenEnvironmentPage } from './environment.ts'

test('the page on the environment is the one that `node tools/environment.ts` writes', () => {
  expect(writtenEnvironmentPage()).toBe(environmentPage())
})
