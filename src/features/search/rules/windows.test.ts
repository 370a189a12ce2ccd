// Tests of windows: disjoint, the newest first, of bounded size, in few conditions.

import { expect, test } from 'vitest'
import { windowsOf } from './windows.ts'

test('without documents there is one window, of everything', () => {
  expect(windowsOf(7, [])).toEqual([`'@7'`])
})

test('few documents are one window, with the months to come, beside one for all other dates', () => {
  expect(windowsOf(7, [{ month: 202611, entries: 20 }])).toEqual([
    `('@7.2027' | '@7.2026')`,
    `'@7' & !('@7.2027' | '@7.2026')`,
  ])
})

test('of many documents the newest months are apart, and whole years are one condition', () => {
  const months = Array.from({ length: 36 }, (_, at) => ({
    month: (2024 + Math.trunc(at / 12)) * 100 + (at % 12) + 1,
    entries: 900,
  }))
  expect(windowsOf(7, months)).toEqual([
    `('@7.2027' | '@7.202612' | '@7.202611')`,
    `('@7.202610' | '@7.202609' | '@7.202608')`,
    `('@7.202607' | '@7.202606' | '@7.202605' | '@7.202604' | '@7.202603' | '@7.202602' | '@7.202601')`,
    `('@7.2025' | '@7.202412' | '@7.202411' | '@7.202410' | '@7.202409' | '@7.202408' | '@7.202407' | '@7.202406' | '@7.202405')`,
    `('@7.202404' | '@7.202403' | '@7.202402' | '@7.202401')`,
    expect.stringMatching(/^'@7' & !\('@7\.2027' \| .* \| '@7\.202401'\)$/),
  ])
})
