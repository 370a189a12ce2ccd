// Tests of the notice of a missed rebate: its text in both languages, and the link for who may open the waivers.

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { MissedRebate } from './missed-rebate.tsx'

const missed = { connectionId: 7, customerNumber: '10425', amountPaisa: 3_60 }

function htmlOf(language: Language, maySeeWaivers: boolean, missedRebate: typeof missed | null = missed): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageLanguage value={language}>
        <MissedRebate page={103} {...{ missedRebate, maySeeWaivers }} />
      </PageLanguage>
    </MemoryRouter>,
  )
}

test('it names page, customer and amount, and links the waivers for who may open them', () => {
  const english = htmlOf('en', true)
  expect(english).toContain('Page 103: the rebate of Rs. 3.60 for customer 10425 has ended')
  expect(english).toContain('href="/staff/connections/7/waivers"')
  expect(htmlOf('ne', false)).toContain('पाना १०३: ग्राहक १०४२५ ले पाउने रु. ३.६० छुटको अवधि सकिएको छ')
  expect(htmlOf('ne', false)).not.toContain('href')
})

test('a page that misses none has no notice', () => {
  expect(htmlOf('en', true, null)).toBe('')
})
