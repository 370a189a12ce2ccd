// Is nothing lost on a slow line: when the document comes in pieces after its script, or a field's script after the reader began?

import { createServer, request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { open, site } from './site.ts'

/** The product on a line of its own; `held` documents stop for a second after the first of these words. */
async function openLine(held: { at?: string }): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const onward = request({ host: '127.0.0.1', port: Number(process.env.PRODUCT_PORT), method, path: url, headers })
    onward.on('response', (response) => void passOn(response, answer, held.at))
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

async function passOn(response: IncomingMessage, answer: ServerResponse, at: string | undefined): Promise<void> {
  answer.writeHead(response.statusCode!, response.headers)
  const isDocument = response.headers['content-type']?.startsWith('text/html')
  if (at === undefined || !isDocument) return void response.pipe(answer)
  const html = Buffer.concat(await response.toArray())
  const end = html.indexOf(at)
  answer.write(html.subarray(0, end))
  await wait(1000)
  answer.end(html.subarray(end))
}

for (const at of ['<main', 'type="application/json"'])
  test(`a document that stops before ${at} still wakes up`, async ({ browser }) => {
    const held: { at?: string } = {}
    const server = await openLine(held)
    const address = `http://damak.localhost:${(server.address() as AddressInfo).port}/complaint`
    // Not compressed, so that the words can be found in the document.
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    held.at = at
    await page.goto(address)
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await expect(page.locator('[name=type]')).toBeFocused()
    expect(errors).toEqual([])
    await context.close()
    server.close()
  })

test('a date begun before its field has come is kept, with the keyboard in it, and filters', async ({ page }) => {
  let asked = false
  await page.route(/filter-field-.*\.js$/, async (route) => {
    asked = true
    await wait(1500)
    await route.continue()
  })
  await open(page, site('damak', '/notices/tender-notices?lang=ne'))
  await page.waitForLoadState('networkidle')
  await page.locator('summary', { hasText: 'छनोटका आधारहरू' }).click()
  const from = page.locator('input[name=publishedFrom]')
  await from.pressSequentially('२०८३/०७')
  await expect(page.getByRole('button', { name: /पात्रो/ }).first()).toBeVisible()
  expect(asked).toBe(true)
  await expect(from).toBeFocused()
  await page.keyboard.type('/०१')
  await expect(from).toHaveValue('२०८३/०७/०१')
  await page.waitForURL(/publishedFrom=2026-10-18/)
})
