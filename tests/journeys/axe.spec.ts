// Journey: axe measures the contrast of each look of a text once, and finds every other look.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from './site.ts'

const light = 'color: #555; background: #fff'
const tooLight = 'color: #767676; background: #fff'

async function show(page: Page, body: string, css = ''): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Contrast</title><style>${css}</style></head>
    <body><main><h1>Contrast</h1>${body}</main></body></html>`)
}

/** What the check says of the page, '' when nothing. */
function messageOf(check: Promise<void>): Promise<string> {
  return check.then(
    () => '',
    (error: Error) => error.message,
  )
}

for (const [what, body, css] of [
  ['the text of another colour', '<p>One</p><p>Two</p>', `p { ${light} } p:nth-child(3) { ${tooLight} }`],
  [
    'text on another background',
    '<p>One</p><div class="a"><p>Two</p></div>',
    `p { ${light} } .a p { background: #ccc }`,
  ],
  [
    'text on the background of an ancestor',
    '<p>One</p><div><p>Two</p></div>',
    'p { color: #555 } div { background: #ccc }',
  ],
  ['text without its size', '<p class="l">One</p><p>Two</p>', `p { ${tooLight}; color: #888 } .l { font-size: 2rem }`],
  ['the text of a field', '<p>One</p><input aria-label="Two" value="Two">', `p { ${light} } input { ${tooLight} }`],
  ['text after a disabled twin', '<button disabled>One</button><button>Two</button>', `button { ${tooLight} }`],
  ['text after an unreadable letter', '<p>O</p><p>Two</p>', `p { ${tooLight} }`],
  ['text under less opacity', '<p>One</p><section><p>Two</p></section>', `p { ${light} } section { opacity: 0.7 }`],
] as const)
  test(`${what} is found after text that passes, on one page and on two`, async ({ page }) => {
    await show(page, body, css)
    expect(await messageOf(expectAccessible(page))).toContain('color-contrast: ')
    await show(page, body, `p, button, input { ${light} }`)
    await expectAccessible(page)
    await show(page, body, css)
    expect(await messageOf(expectAccessible(page))).toContain('color-contrast: ')
  })

test('text that is readable in the light scheme only is found in the dark one, also when the light one has passed', async ({
  page,
}) => {
  await show(page, '<p>One</p>', `p { ${light} } @media (prefers-color-scheme: dark) { p { background: #888 } }`)
  await expectAccessible(page)
  expect(await messageOf(expectReadableInTheDark(page))).toContain('color-contrast: ')
})

test('text that was hidden is measured when it is shown', async ({ page }) => {
  await show(page, '<p hidden>One</p><p class="c">Two</p>', `p { ${tooLight} } .c { clip-path: inset(50%) }`)
  await expectAccessible(page)
  await page
    .locator('p')
    .first()
    .evaluate((element) => element.removeAttribute('hidden'))
  expect(await messageOf(expectAccessible(page))).toContain('1 × <p>One</p>')
})

test('text under a drawing that is as large as it is settled for its size and this drawing only', async ({ page }) => {
  const drawing = 'content: ""; position: absolute; inset: 0; background: #fff'
  const text = `p { position: relative; ${tooLight} }`
  await show(page, '<p>One</p>', `${text} p::after { ${drawing} }`)
  await expectAccessible(page)
  await show(page, '<p>One</p>', `${text} p::after { ${drawing}; width: 1px }`)
  expect(await messageOf(expectAccessible(page))).toContain('color-contrast: ')
})
