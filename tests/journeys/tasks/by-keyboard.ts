// Tasks by keyboard alone: every control is reached by Tab, and the keys are counted.

import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Driver } from './driver.ts'
import { following, noEffort, startedIslands, waiting } from './driver.ts'

/** No page has more controls than this before the one that is wanted. */
const maxTabs = 250

export function byKeyboard(page: Page, site: (path: string) => string): Driver {
  const effort = noEffort()
  const key = async (name: string) => {
    effort.presses += 1
    await page.keyboard.press(name)
  }
  /** Forwards from where the focus is. A radio group is one stop: its chosen button, or its first. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let tabs = 0; tabs < maxTabs; tabs += 1) {
      if (await target.evaluate(isFocused)) return
      await key('Tab')
    }
    throw new Error(`Tab does not reach ${target} at ${page.url()}`)
  }
  return {
    page,
    effort,
    async open(path) {
      await waiting(page, effort, () => page.goto(site(path)))
      await startedIslands(page)
    },
    async press(target) {
      await tabTo(target)
      if (await target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio')) {
        while (!(await target.evaluate((element) => element === document.activeElement))) await key('ArrowDown')
        if (!(await target.isChecked())) await key('Space')
        await expect(target).toBeChecked()
      } else if (await target.evaluate((element) => element instanceof HTMLInputElement)) await key('Space')
      else await waiting(page, effort, () => following(target, () => key('Enter')))
      await startedIslands(page)
    },
    async type(target, text) {
      await tabTo(target)
      effort.characters += [...text].length
      await page.keyboard.insertText(text)
    },
    async choose(target, value) {
      await tabTo(target)
      for (let options = 0; options < 60 && (await target.inputValue()) !== value; options += 1) await key('ArrowDown')
      await expect(target).toHaveValue(value)
    },
    async pick(field, option) {
      await this.type(field, option.slice(0, 6))
      const wanted = page.getByRole('option', { name: option, exact: true })
      await wanted.waitFor()
      while ((await wanted.getAttribute('aria-selected')) !== 'true') await key('ArrowDown')
      await key('Enter')
    },
    async attach(target, file) {
      await tabTo(target)
      effort.presses += 1
      await target.setInputFiles(file)
    },
    read: (target) => target.waitFor(),
  }
}

function isFocused(element: Element): boolean {
  const focused = document.activeElement
  if (element === focused) return true
  return (
    element.matches('[type=radio]') && focused !== null && focused.matches(`[name="${element.getAttribute('name')}"]`)
  )
}
