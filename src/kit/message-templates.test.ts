// Test of the text of a message with its values.

import { expect, test } from 'vitest'
import { composed } from './message-templates.ts'

test('a part without a value leaves one empty line', () => {
  expect(composed('Received {code}.\n\n{papers}\n\nThanks', { code: 'C-1', papers: '' }, 'en')).toBe(
    'Received C-1.\n\nThanks',
  )
  expect(composed('{code}को जवाफ', { code: 'C-1' }, 'ne')).toBe('C-1 को जवाफ')
})
