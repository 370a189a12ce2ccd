// Dragging of a row by its handle in journeys, with a mouse or a finger.

import type { Locator, Page } from '@playwright/test'

export type Pointer = {
  press(x: number, y: number): Promise<void>
  move(x: number, y: number): Promise<void>
  release(): Promise<void>
}

export function mouseOf({ mouse }: Page): Pointer {
  return {
    async press(x, y) {
      await mouse.move(x, y)
      await mouse.down()
    },
    move: (x, y) => mouse.move(x, y, { steps: 6 }),
    release: () => mouse.up(),
  }
}

/** A finger, as the browser itself gets it: it scrolls the page where nothing keeps it from doing so. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at = { x: 0, y: 0 }
  return {
    async press(x, y) {
      at = { x, y }
      await touch('touchStart', [at])
    },
    async move(x, y) {
      for (let step = 1; step <= 6; step += 1)
        await touch('touchMove', [{ x: at.x + ((x - at.x) * step) / 6, y: at.y + ((y - at.y) * step) / 6 }])
      at = { x, y }
    },
    async release() {
      await touch('touchEnd', [])
    },
  }
}

/** Presses the handle of `row` and brings it over `target`, another row that is seen with it, without releasing it. */
export async function dragOver(pointer: Pointer, row: Locator, target: Locator): Promise<void> {
  const handle = row.locator('[data-drag-handle]')
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [{ x, y, width, height }, from, to] = [await boxOf(handle), await boxOf(row), await boxOf(target)]
  await pointer.press(x + width / 2, y + height / 2)
  await pointer.move(
    x + width / 2,
    y + height / 2 + (to.y < from.y ? to.y - from.y : to.y + to.height - from.y - from.height),
  )
}

export async function boxOf(element: Locator) {
  return (await element.boundingBox())!
}
