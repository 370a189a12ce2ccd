// Journey: the week of supply on paper; `page-checks.ts` looks at every page in print media.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { open, site } from './site.ts'

for (const language of languages)
  test(`the week of supply of every zone in ${language} takes two sheets, A4 and Letter`, async ({ page }) => {
    await open(page, site('damak', `/water-schedule?lang=${language}`))
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(sheets, format).toHaveLength(2)
    }
  })
