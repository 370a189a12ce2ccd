// CSV files: quoting, line breaks and neutralised formulas.

import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('writes columns, quotes, line breaks and neutralised formulas', () => {
  const rows = [
    { name: 'पानी, "आज"', n: -5 },
    { name: '=1+1', n: '' },
    { name: 'a\nb', n: 2, other: 'left out' },
  ]
  expect(csvOf(['name', 'n'], rows)).toBe('\uFEFFname,n\r\n"पानी, ""आज""",-5\r\n\'=1+1,\r\n"a\nb",2\r\n')
})
