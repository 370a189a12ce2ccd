// Journey: the QR code of a receipt is scanned on the page that verifies receipts, by a camera that films it and in a photo, with and without a connection.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import { create } from 'qrcode'
import { findChromium } from '#tools/machine.ts'
import { payAtCounter } from './counter-payment.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'khanepani-camera-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

test('a phone films the QR code of a receipt, reads its photo without a connection, and says why it cannot film', async ({
  browser,
}) => {
  const cashier = await signedIn(browser, 'sunita@damak.example')
  const { signedCode: code } = await payAtCounter(cashier, { customerNumber: '10425', rupees: 5 })
  const camera = await openCamera(film(`https://damak.example/verify?code=${code}`))
  try {
    const context = await camera.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await open(page, site('damak', '/verify?lang=en'))
    await page.getByRole('button', { name: 'Scan the QR code' }).press('Enter')
    await expect(page.getByText('This receipt is genuine')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)

    await open(page, site('damak', '/verify?lang=ne'))
    const photo = await photoOf(page, code)
    await expect.poll(() => page.evaluate(hasDecoder)).toBe(true)
    await context.setOffline(true)
    await page.getByLabel('QR कोडको फोटो छान्नुहोस्').setInputFiles(photo)
    await expect(page.getByText('जारी हुँदा सक्कली थियो; पछि उल्टाइएको छ कि छैन थाहा छैन')).toBeVisible()
    await context.setOffline(false)
    await context.close()

    const refused = await camera.newContext({ viewport: { width: 360, height: 740 } })
    const without = await refused.newPage()
    await open(without, site('damak', '/verify?lang=en'))
    await without.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await without.getByRole('button', { name: 'Scan the QR code' }).click()
    await expect(without.getByText('The camera is not allowed for this page.')).toBeVisible()
    const nothing = { name: 'empty.png', mimeType: 'image/png', buffer: await without.screenshot() }
    await without.getByLabel('Choose a photo of the code').setInputFiles(nothing)
    await expect(without.getByText('No QR code could be read in this photo.')).toBeVisible()
  } finally {
    await camera.close()
  }
})

/** A browser whose camera films the file. */
function openCamera(file: string): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP *.test 127.0.0.1, MAP *.localhost 127.0.0.1',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
}

const [width, height] = [640, 480]

/** One picture of a QR code, light grey on the table and a little off the middle, as an uncompressed film. */
function film(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const scale = 5
  const [left, top] = [110, 60]
  const luma = Buffer.alloc(width * height, 150)
  for (let y = -4; y < modules.size + 4; y += 1)
    for (let x = -4; x < modules.size + 4; x += 1) {
      const isDark = x >= 0 && y >= 0 && x < modules.size && y < modules.size && modules.data[y * modules.size + x]
      for (let line = 0; line < scale; line += 1) {
        const at = (top + (y + 4) * scale + line) * width + left + (x + 4) * scale
        luma.fill(isDark ? 30 : 225, at, at + scale)
      }
    }
  const colours = Buffer.alloc((width * height) / 2, 128)
  const file = join(folder, 'receipt.y4m')
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`
  writeFileSync(file, Buffer.concat([Buffer.from(header), Buffer.from('FRAME\n'), luma, colours]))
  return file
}

/** A photo of the printed code, drawn by the browser. */
async function photoOf(page: Page, code: string) {
  const { modules } = create(`https://damak.example/verify?code=${code}`, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_cell, x) =>
      modules.data[y * modules.size + x] ? `M${x} ${y}h1v1h-1z` : '',
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 ${modules.size + 12} ${modules.size + 12}" width="900" height="900"><rect x="-6" y="-6" width="100%" height="100%" fill="#ddd"/><path transform="rotate(4)" d="${rows.flat().join('')}"/></svg>`
  const paper = await page.context().newPage()
  await paper.setViewportSize({ width: 900, height: 900 })
  await paper.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`)
  const buffer = await paper.screenshot()
  await paper.close()
  return { name: 'receipt.png', mimeType: 'image/png', buffer }
}

async function hasDecoder(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/verify')
  const script = document.querySelector<HTMLElement>('script[data-decoder]')!.dataset['decoder']!
  return registration?.active?.state === 'activated' && (await caches.match(script)) !== undefined
}
