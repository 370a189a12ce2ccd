// Tests of the tables of a connection: a dial is written as it shows, without groups.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Meter } from '../contract/api.ts'
import { MeterTable } from './history.tsx'

const meter: Meter = {
  fittedOn: '2020-04-14',
  serial: 'NW-1',
  dialDigits: 5,
  openingReading: 1234,
  removedOn: '2024-04-14',
  finalReading: 12_345,
}

test.each([
  ['en', ['1234', '12345']],
  ['ne', ['१२३४', '१२३४५']],
] as const)('in %s the values of a dial have no groups', (language, values) => {
  const html = renderToStaticMarkup(<MeterTable meters={[meter]} language={language} />)
  for (const value of values) expect(html).toContain(`>${value}<`)
})
