// Journey: a customer lets somebody see and pay, ends it again, asks for the code of another number, and sends a reading that a meter reader accepts.

import { expect, test } from '@playwright/test'
import { toAsciiDigits } from '#kit/language.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { width: 360, height: 780 }

test('a delegate is offered access and it is ended at once; the answer to another number does not tell whether it exists', async ({
  browser,
}) => {
  const page = await signedIn(browser, '10425', { viewport: phone })
  await page.getByRole('link', { name: 'अर्को नम्बर जोड्ने, पहुँच दिने' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ग्राहक नम्बर र पहुँच' })).toBeVisible()
  const give = page.locator('#give')
  await give.getByLabel('नाम').fill('गोपाल शर्मा')
  await give.getByLabel('मोबाइल नम्बर').fill('९८४४४४४१२३')
  await give.getByText('परिवार', { exact: true }).click()
  await give.getByRole('button', { name: 'प्रस्ताव पठाउनुहोस्' }).click()
  const own = page.locator('#numbers li', { hasText: '१०४२५' }).first()
  await expect(own.getByText('गोपाल शर्मा')).toBeVisible()
  await expect(own.getByText('स्वीकार गर्न बाँकी')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await expectAccessible(page)
  // Who reads that a number has too many delegates ends one of them, and has typed the next one by then.
  await give.getByLabel('नाम').fill('सरला राई')
  const end = own.getByRole('button', { name: 'गोपाल शर्माको पहुँच अन्त्य गर्नुहोस्' })
  await end.click()
  await page.keyboard.press('Escape')
  await expect(end).toBeFocused()
  await end.press('Enter')
  await own.getByRole('dialog').getByRole('button', { name: 'पहुँच अन्त्य गर्नुहोस्' }).click()
  await expect(own.getByText('गोपाल शर्मा')).toHaveCount(0)
  await expect(give.getByLabel('नाम')).toHaveValue('सरला राई')

  await page.locator('#link').getByLabel('ग्राहक नम्बर').fill('९९९९९')
  await page.getByRole('button', { name: 'कोड पठाउनुहोस्' }).click()
  await expect(page.getByText('नम्बर ९९९९९ का लागि', { exact: false })).toBeVisible()
  await expect(page.getByLabel('कोड', { exact: true })).toBeFocused()
  await page.getByLabel('कोड', { exact: true }).fill('१२३४५६')
  await page.getByRole('button', { name: 'नम्बर जोड्नुहोस्' }).click()
  await expect(page.getByText('कोड मिलेन वा यसको म्याद सकियो').first()).toBeVisible()
})

test('a customer sends the reading of the meter with a photograph, and the meter reader accepts it', async ({
  browser,
}) => {
  const page = await signedIn(browser, '10425', { viewport: phone, opens: false })
  await open(page, site('damak', '/account/readings'))
  const meter = page.locator('section[id^="number-"]').first()
  await expect(meter).toBeVisible()
  const shown = await meter.getByText(/^मिटरमा पछिल्लो पटक [०-९]+/).innerText()
  const last = Number(toAsciiDigits(shown.match(/[०-९]+/)![0]))
  const value = meter.getByLabel('मिटरमा देखिएको अङ्क')
  await value.fill(String(last - 1))
  await expect(meter.getByText('यो अघिल्लो रिडिङभन्दा कम छ।', { exact: false })).toBeVisible()
  await value.fill(String(last + 900))
  await expect(meter.getByText('तीन गुणाभन्दा बढी', { exact: false })).toBeVisible()
  const picture = { name: 'meter.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await meter.locator('input[type=file]').first().setInputFiles(picture)
  await meter.getByRole('button', { name: 'रिडिङ पठाउनुहोस्' }).click()
  await expect(meter.getByRole('checkbox', { name: 'फेरि हेरेँ: अङ्क ठीक छ' })).toHaveAttribute('aria-invalid', 'true')
  // More than its four digits show is refused before anything is sent.
  const beyond = 'अङ्कको डायलले यो रिडिङ देखाउन सक्दैन'
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await value.fill('९९९९९')
  await expect(meter.getByText(beyond)).toBeVisible()
  await expect(meter.getByText('तीन गुणाभन्दा बढी', { exact: false })).toHaveCount(0)
  await meter.getByRole('button', { name: 'रिडिङ पठाउनुहोस्' }).click()
  await expect(meter.getByRole('alert').getByText(beyond)).toBeVisible()
  expect(sent).toEqual([])
  await value.fill(String(last + 11))
  await expect(meter.getByText('अघिल्लो रिडिङदेखि ११ युनिट', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await meter.getByRole('button', { name: 'रिडिङ पठाउनुहोस्' }).click()
  await expect(meter.getByText('कार्यालयले हेर्न बाँकी छ', { exact: false })).toBeVisible()

  const office = await signedIn(browser, 'ramesh@damak.example', { viewport: phone, opens: false })
  await open(office, site('damak', '/staff/readings'))
  await office.getByRole('link', { name: 'ग्राहकले पठाएका रिडिङ' }).click()
  await expect(office.getByRole('img', { name: '१०४२५ को मिटरको तस्बिर' })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: '१०४२५ को रिडिङ स्वीकार गर्नुहोस्' }).click()
  await expect(office.getByText('रिडिङ स्वीकार गरियो').first()).toBeVisible()

  await page.reload()
  await expect(meter.getByText('कार्यालयले स्वीकार गर्‍यो', { exact: false })).toBeVisible()
})
