// Pictures of the steps of journeys on a phone: the page before the first step, and after each one.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { test } from '@playwright/test'
import { folder } from './folder.ts'

/** The narrowest phone, with this height whatever is taken. */
export const stepScreen = { width: 360, height: 740 }

/** Set by `npm run screenshots -- tasks`. */
export const takesSteps = process.env.STEP_PICTURES === 'true'

const steps = ['click', 'check', 'selectOption', 'setInputFiles'] as const
type Step = (...args: unknown[]) => Promise<unknown>

let isWatching = false
const taken = new Map<string, number>()

/** Takes a picture after each step on any page of this process. */
export function watchSteps(page: Page): void {
  if (isWatching) return
  isWatching = true
  const prototype = Object.getPrototypeOf(page.locator('main')) as Record<(typeof steps)[number], Step>
  for (const name of steps) {
    const step = prototype[name]
    prototype[name] = async function takeAround(this: Locator, ...args) {
      if (!taken.has(test.info().title)) await take(this.page())
      const result = await step.apply(this, args)
      await take(this.page())
      return result
    }
  }
}

/** A step may close its page. */
async function take(page: Page): Promise<void> {
  const { title, titlePath } = test.info()
  const number = (taken.get(title) ?? 0) + 1
  taken.set(title, number)
  const path = join(folder, 'tasks', titlePath[0]!.replace('.spec.ts', ''), slugOf(title))
  await mkdir(path, { recursive: true })
  await page.waitForTimeout(500).catch(() => undefined)
  await page
    .screenshot({
      path: join(path, `${String(number).padStart(2, '0')}.jpg`),
      fullPage: true,
      quality: 75,
      type: 'jpeg',
    })
    .catch(() => undefined)
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
}
