// Journey: a long text is written in both languages in the editor, with an input method, by keyboard, from Word, on a phone, and without its file.

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { signedIn, savedDraft } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const nepali = (page: Page) => page.getByRole('textbox', { name: 'Text in Nepali' })
const english = (page: Page) => page.getByRole('textbox', { name: 'Text in English' })

test('a text is composed in Devanagari, its tools are used by keyboard, and what is stored is what was written', async ({
  browser,
}) => {
  const page = await newArticle(await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false }))
  await nepali(page).click()
  await page.keyboard.type('# ')
  await compose(page, ['क', 'क्', 'क्ष', 'क्षे'], 'क्षेत्रीय कार्यालय')
  await page.keyboard.press('Enter')
  await compose(page, ['म', 'मह'], 'महसुल ')
  await page.keyboard.press('Control+b')
  await compose(page, ['आ', 'आज'], 'आजै')
  await expect(nepali(page).locator('h3')).toHaveText('क्षेत्रीय कार्यालय')
  await expect(nepali(page).locator('strong')).toHaveText('आजै')

  await english(page).click()
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'Tools of the text' })
  await expect(tools.getByRole('button', { name: 'Paragraph' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Heading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tools.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
  await expect(english(page)).toBeFocused()
  await page.keyboard.type('Regional office')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pay ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('today')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')

  await tools.getByRole('button', { name: 'Table' }).click()
  for (const cell of ['Year', 'Taps', '2081', '40']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await tools.getByRole('button', { name: 'Remove the row' }).click()
  await nepali(page).locator('th').first().click()
  for (const cell of ['वर्ष', 'धारा', '२०८१', '४०']) {
    await page.keyboard.insertText(cell)
    await page.keyboard.press('Tab')
  }
  await tools.getByRole('button', { name: 'Remove the row' }).click()
  await expectAccessible(page)

  await nepali(page).locator('p').last().click()
  await tools.getByRole('button', { name: 'Document' }).click()
  await page.getByLabel('List of the document').selectOption({ label: 'Downloads' })
  await page.locator('.block-panel li button').first().click()
  await expect(english(page).locator('[data-url]')).toHaveCount(1)
  await expect(nepali(page).locator('[data-url]')).toHaveCount(1)
  await saveDraft(page)
  const stored = page.locator('#words > div > div')
  await expect(stored.first().getByRole('heading', { name: 'क्षेत्रीय कार्यालय' })).toBeVisible()
  await expect(stored.first().locator('strong')).toHaveText('आजै')
  await expect(stored.nth(1).getByRole('heading', { name: 'Regional office' })).toBeVisible()
  await expect(stored.nth(1).getByText('Pay today.')).toBeVisible()
  await expect(stored.nth(1).locator('table')).toContainText('2081')
  await expect(stored.nth(1).locator('.prose a')).toHaveAttribute('href', /^\/files\/\d+\//)
  await page.context().close()
})

/** What Word for Windows puts on the clipboard: a title, a numbered list and a nested one as paragraphs, a table with a merged cell, its own elements. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {font-family:Calibri; color:red}</style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->
<p class=MsoTitle><span style='font-size:28pt'>New connection<o:p></o:p></span></p>
<p class=MsoNormal style='margin:0;color:red'><span style='mso-spacerun:yes'>&nbsp; </span>Bring <b style='mso-bidi-font-weight:normal'><span style='color:blue'>three</span></b> papers
to the <a href="https://damak.example/contact"><span style='mso-fareast-font-family:x'>office</span></a><a name="_Toc1"></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Citizenship</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Land <i>certificate</i></p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp; </span></span>Map</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'>
 <tr><td colspan=2 style='width:3in'><p class=MsoNormal><b>Fee</b></p></td></tr>
 <tr><td><p class=MsoNormal>Half inch</p></td><td><p class=MsoNormal>1,500</p><p class=MsoNormal>rupees</p></td></tr>
</table>
<p class=MsoNormal><img src="file:///C:/secret.png" onerror="window.ran = true"><script>window.ran = true</script><a href="javascript:window.ran=true">Apply</a></p>
<!--EndFragment--></body></html>`

test('a text from Word keeps its structure and nothing else', async ({ browser }) => {
  const page = await newArticle(await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false }))
  // The policy names each style and handler of Word's that it ignores; the editor itself breaks none.
  const ofWord = /^(?:Applying inline style|Executing inline event handler) violates/
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofWord.test(message.text())) complaints.push(message.text())
  })
  await english(page).click()
  await paste(english(page), word)
  await expect(english(page).locator('h3')).toHaveText('New connection')
  await expect(english(page).locator('p').first()).toHaveText('Bring three papers to the office.')
  await expect(english(page).locator('p strong')).toHaveText('three')
  await expect(english(page).locator('ol > li')).toHaveText(['Citizenship', 'Land certificate'])
  await expect(english(page).locator('ul > li')).toHaveText(['Map'])
  await expect(english(page).locator('th')).toHaveText(['Fee', 'Fee 2'])
  await expect(english(page).locator('td')).toHaveText(['Half inch', '1,500 rupees'])
  const markup = await english(page).innerHTML()
  for (const foreign of ['Mso', 'style=', 'font', 'script', 'file:', 'javascript', 'onerror', 'o:p', '<i>'])
    expect(markup, foreign).not.toContain(foreign)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(complaints).toEqual([])
  await saveDraft(page)
  await expect(page.locator('#words ol').first()).toContainText('Citizenship')
  await page.context().close()
})

test('on a phone the languages are one below the other; what differs or is in Preeti is pointed out, a draft comes back', async ({
  browser,
}) => {
  const page = await newArticle(
    await signedIn(browser, 'maya@damak.example', {
      language: 'en',
      viewport: { width: 360, height: 740 },
      opens: false,
    }),
  )
  const [above, below] = [(await nepali(page).boundingBox())!, (await english(page).boundingBox())!]
  expect(below.y).toBeGreaterThan(above.y + above.height)
  await nepali(page).click()
  await page.keyboard.type("sfo{qmd kfgL ljt/0f x'g]5")
  await expect(page.getByText('Part 1 in Nepali looks as if it was typed in Preeti')).toBeVisible()
  await expect(page.getByText('कार्यक्रम पानी वितरण हुनेछ', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use part 1 in Unicode' }).press('Enter')
  await expect(nepali(page)).toContainText('कार्यक्रम पानी वितरण हुनेछ')
  await expect(page.getByText('looks as if it was typed in Preeti')).toBeHidden()
  await nepali(page).press('Control+a')
  await page.keyboard.insertText('पानी वितरण हुनेछ।')
  await english(page).click()
  await page.keyboard.type('- Water')
  await expect(page.getByText('Part 1 differs: in Nepali Paragraph, in English List.')).toBeVisible()
  await page.getByRole('button', { name: 'Save the article' }).click()
  await expect(page.locator('#article-errors')).toContainText('Text in English')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(page.getByText(savedDraft).first()).toBeVisible()
  await page.reload()
  await expect(english(page).locator('li')).toHaveText('Water')
  await expect(nepali(page)).toContainText('पानी वितरण हुनेछ।')
  await english(page).locator('li').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByText('Part 1 differs')).toBeHidden()
  await saveDraft(page)
  await expect(page.locator('#words')).toContainText('पानी वितरण हुनेछ।')
  await page.context().close()
})

test('a picture of the media library is put into both languages, with its description', async ({ browser }) => {
  const page = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  const alt = `The pump of the editor ${Date.now()}`
  const drawn = sharp({
    create: { width: 600, height: 400, channels: 3, background: `#${String(Date.now()).slice(-6)}` },
  })
  await page.goto(site('damak', '/staff/media'))
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'pump.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }])
  const uploads = page.getByRole('list', { name: 'Files that are being added' })
  await expect(uploads.getByText('Added', { exact: true })).toBeVisible()
  await uploads.getByRole('link').click()
  // The focal point is saved between: the two forms do not share a version.
  await page.getByLabel('Description in Nepali').fill('सम्पादकको पम्प')
  await page.getByRole('button', { name: 'Save the focal point' }).click()
  await expect(page.getByRole('button', { name: 'Remove the focal point' })).toBeVisible()
  await page.getByLabel('Description in English').fill(alt)
  await page.getByRole('button', { name: 'Save the description' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alt)

  await newArticle(page)
  await english(page).click()
  await page.keyboard.type('It runs.')
  await nepali(page).click()
  await page.keyboard.insertText('चल्छ।')
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(alt)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: alt }).click()
  await expect(nepali(page)).toBeFocused()
  for (const text of [nepali(page), english(page)]) await expect(text.locator('figure img')).toBeVisible()
  await saveDraft(page)
  await expect(page.getByText('Pictures: 1')).toBeVisible()
  await page.getByRole('link', { name: 'Pictures and attachments' }).click()
  await expect(page.getByRole('img', { name: alt })).toBeVisible()
  await page.context().close()
})

test('without the file of the editor the text is written in plain fields', async ({ browser }) => {
  const page = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  await page.route(/block-editor[^/]*\.js$/, (route) => route.abort())
  await page.goto(site('damak', '/staff/news/new'))
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible()
  await fillRest(page)
  await page.locator('textarea[name=bodyEn]').fill('# Water\n\nIt flows.')
  await saveDraft(page)
  await expect(page.locator('#words').getByRole('heading', { name: 'Water', exact: true }).last()).toBeVisible()
  await page.context().close()
})

async function newArticle(page: Page): Promise<Page> {
  await page.goto(site('damak', '/staff/news/new'))
  await expect(english(page)).toBeVisible()
  await fillRest(page)
  return page
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Category').selectOption({ index: 1 })
  // Of its own: two articles of one title that are added in the same moment would want the same address.
  await page.getByLabel('Title in English').fill(test.info().title)
}

async function saveDraft(page: Page): Promise<void> {
  await page.locator('[name=start][value=draft]').check()
  await page.getByRole('button', { name: 'Save the article' }).click()
  await page.waitForURL(/\/staff\/news\/\d+$/)
}

/** Types with an input method: what is being composed is shown and replaced until it is committed. */
async function compose(page: Page, steps: readonly string[], committed: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const text of steps)
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await devtools.send('Input.insertText', { text: committed })
  await devtools.detach()
}

async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
