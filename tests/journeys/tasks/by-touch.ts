// Tasks by touch on a phone: taps, characters and the screens scrolled are counted.

import type { Locator, Page } from '@playwright/test'
import type { Driver } from './driver.ts'
import { following, noEffort, startedIslands, waiting } from './driver.ts'

/** Of a screen, what one movement of the thumb scrolls. */
const scrolledAtOnce = 0.75
/** The file chooser of a phone: camera, shutter, done. */
const tapsForPhotograph = 3

/** `site` gives the address of a path; without script a suggestion is typed. */
export function byTouch(page: Page, site: (path: string) => string, hasScript = true): Driver {
  const effort = noEffort()
  const arriving = (act: () => Promise<unknown>) =>
    waiting(page, effort, async () => {
      await act()
      if (hasScript) await startedIslands(page)
    })
  const tap = async (target: Locator) => {
    await scrollTo(target)
    effort.presses += 1
  }
  async function scrollTo(target: Locator): Promise<void> {
    await target.waitFor()
    const distance = await target.evaluate(outsideBy)
    effort.scrolls += Math.ceil(Math.abs(distance) / scrolledAtOnce)
    if (distance !== 0)
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  return {
    page,
    effort,
    open: (path) => arriving(() => page.goto(site(path))),
    async press(target) {
      await tap(target)
      await arriving(() => following(target, () => target.click()))
    },
    async type(target, text) {
      await tap(target)
      effort.characters += [...text].length
      await target.fill(text)
    },
    async choose(target, value) {
      await tap(target)
      effort.presses += 1
      await target.selectOption(value)
    },
    async pick(field, option) {
      if (!hasScript) {
        await this.type(field, option)
        return this.press(page.locator('form', { has: field }).locator('button:not([type=button]):visible'))
      }
      await this.press(field)
      await this.press(page.getByRole('option', { name: option, exact: true }))
    },
    async attach(target, file) {
      await tap(target)
      effort.presses += tapsForPhotograph
      await target.setInputFiles(file)
    },
    read: scrollTo,
  }
}

/** Screens between an element and what is seen; 0 when its middle is in the screen. A hidden control is where its label is. */
function outsideBy(element: Element): number {
  const { top, height } = (element.closest('label') ?? element).getBoundingClientRect()
  const middle = top + height / 2
  return middle < 0 ? middle / innerHeight : middle > innerHeight ? (middle - innerHeight) / innerHeight : 0
}
