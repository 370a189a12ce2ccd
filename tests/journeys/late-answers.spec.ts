// Journey: of several answers about one field, only the one about its current value is shown, in any order.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

let script: string
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: 'tests/journeys/parts/late-answers.tsx', output: { format: 'iife' } },
    },
  })
  const [result] = [built].flat() as { output: { type: string; code?: string }[] }[]
  script = result!.output.find(({ type }) => type === 'chunk')!.code!
})

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Form</title><div id="root"></div></html>')
  await page.addScriptTag({ content: script })
})

const wrong = 'Invalid value'

/** Types into the field and blurs it; waits until the check is requested. */
async function write(page: Page, value: string): Promise<void> {
  await page.locator('[name=name]').fill(value)
  await page.locator('[name=other]').focus()
  await expect.poll(() => page.evaluate(() => window.waiting.map(({ value }) => value))).toContain(value)
}

async function answer(page: Page, about: string, isFree: boolean): Promise<void> {
  await page.evaluate(
    ([value, free]) => {
      for (const one of window.waiting) if (one.value === value) one.answer(free as boolean)
      // Long enough for any rendering caused by the answer.
      return new Promise((done) => setTimeout(done, 100))
    },
    [about, isFree],
  )
}

test('an error about an earlier value does not replace a newer success', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'second', true)
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
  await expect(page.locator('[name=name]')).not.toHaveAttribute('aria-invalid')
})

test('a success about an earlier value does not remove a newer error', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'second', false)
  await expect(page.getByText(wrong)).toHaveCount(1)
  await answer(page, 'first', true)
  await expect(page.getByText(wrong)).toHaveCount(1)
  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
})

test('an outdated answer that arrives first is not shown', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
  await answer(page, 'second', false)
  await expect(page.getByText(wrong)).toHaveCount(1)
})

test('answers to requests made before the form was sent are ignored afterwards', async ({ page }) => {
  await write(page, 'first')
  await page.locator('[name=name]').fill('second')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.evaluate(() => window.waiting.map(({ value }) => value))).toContain('second')
  await answer(page, 'second', true)
  await expect.poll(() => page.evaluate(() => window.sent)).toEqual(['second'])
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
})
