// Journey: the citizens' tasks by keyboard alone and without script, from the first page to the answer; the water within two taps.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { password } from './signed-in.ts'
import { site, skipPreloader } from './site.ts'
import { byKeyboard } from './tasks/by-keyboard.ts'
import { byTouch } from './tasks/by-touch.ts'
import { nextTender } from './tasks/next-tender.ts'
import { citizenTasks } from './tasks/tasks.ts'

const address = (path: string) => site('damak', `${path}?lang=en`)

let callers = 0
const account = { identifier: '10425', password }
/** A phone number of its own for every sending, so that no limit is reached. */
const phone = () => `98520${String(Date.now() % 1000).padStart(3, '0')}${String((callers += 1)).padStart(2, '0')}`

/** Needs the tol of the first visit. */
const later = 'Next water, later visit'

const tasks = citizenTasks({ account, phone, tender: nextTender })

/** Its steps are those of the application; without script it is another page. */
const asTheApplication = 'Transfer'

for (const { name, run } of tasks.filter((task) => ![later, asTheApplication].includes(task.name)))
  test(`by keyboard alone: ${name}`, async ({ page }) => {
    test.slow()
    await prepare(page)
    await run(byKeyboard(page, address))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the next water takes two taps on the first visit and none later, without scrolling', async ({ page }) => {
    await prepare(page)
    const efforts = []
    for (const name of ['Next water, first visit', later]) {
      const person = byTouch(page, address)
      await tasks.find((task) => task.name === name)!.run(person)
      efforts.push([person.effort.presses, person.effort.scrolls])
    }
    expect(efforts).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    for (const { name, run } of tasks.filter(({ needsScript }) => !needsScript))
      test(`without script: ${name}`, async ({ page }) => {
        test.slow()
        await prepare(page)
        await run(byTouch(page, address, false))
      })
  })
})

/** A step that does not come fails at once, with its name. */
async function prepare(page: Page): Promise<void> {
  page.setDefaultTimeout(15_000)
  await skipPreloader(page)
}
