// Of several answers about one field, does the one about what stands there now count, whenever it comes?

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

/** Writes into the field and leaves it; waits until somebody has been asked about it. */
async function write(page: Page, words: string): Promise<void> {
  await page.locator('[name=name]').fill(words)
  await page.locator('[name=other]').focus()
  await expect.poll(() => page.evaluate(() => window.waiting.map(({ value }) => value))).toContain(words)
}

async function answer(page: Page, about: string, isFree: boolean): Promise<void> {
  await page.evaluate(
    ([value, free]) => {
      for (const one of window.waiting) if (one.value === value) one.answer(free as boolean)
      // Long enough for anything that would be drawn because of it.
      return new Promise((done) => setTimeout(done, 100))
    },
    [about, isFree],
  )
}

test('an error about what stood there before does not come over a newer "right"', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'second', true)
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
  await expect(page.locator('[name=name]')).not.toHaveAttribute('aria-invalid')
})

test('a "right" about what stood there before does not take a newer error away', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'second', false)
  await expect(page.getByText(wrong)).toHaveCount(1)
  await answer(page, 'first', true)
  await expect(page.getByText(wrong)).toHaveCount(1)
  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
})

test('an old answer that comes first is not shown either', async ({ page }) => {
  await write(page, 'first')
  await write(page, 'second')
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
  await answer(page, 'second', false)
  await expect(page.getByText(wrong)).toHaveCount(1)
})

test('what was asked before the form is sent says nothing any more once it was sent', async ({ page }) => {
  await write(page, 'first')
  await page.locator('[name=name]').fill('second')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.evaluate(() => window.waiting.map(({ value }) => value))).toContain('second')
  await answer(page, 'second', true)
  await expect.poll(() => page.evaluate(() => window.sent)).toEqual(['second'])
  await answer(page, 'first', false)
  await expect(page.getByText(wrong)).toHaveCount(0)
})
