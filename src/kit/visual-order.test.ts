// Tests of Devanagari in the order of its shapes.

import { expect, test } from 'vitest'
import { inReadingOrder, withoutStraySpaces } from './visual-order.ts'

test.each([
  ['काित्तकको कायर्', 'कात्तिकको कार्य'],
  ['िमित: २०८३ काित्तक २ गते', 'मिति: २०८३ कात्तिक २ गते'],
  ['आसेर्िनक िनयम', 'आर्सेनिक नियम'],
  ['धािमर्क वषर्', 'धार्मिक वर्ष'],
  ['बालबािलकालाइर् टाढा', 'बालबालिकालाई टाढा'],
  ['कायार्लयको आिधकािरक सूचना', 'कार्यालयको आधिकारिक सूचना'],
])('%s is read %s', (shapes, text) => expect(inReadingOrder(shapes)).toBe(text.normalize('NFC')))

test.each(['कात्तिक महिनाको कार्य', 'आर्थिक वर्ष २०८३/८४ को प्रतिवेदन', 'Office of the board', ''])(
  '%s stays as it is',
  (text) => expect(inReadingOrder(text)).toBe(text),
)

test.each([
  ['खान ेपान ी', 'खानेपानी'],
  ['स ंस्था को सूचना', 'संस्था को सूचना'],
  ['अर्थात् र', 'अर्थात् र'],
  ['क ् षेत्र', 'क् षेत्र'],
  ['Fee 2083 ।', 'Fee 2083 ।'],
])('spaces inside words of %j are removed: %j', (typed, text) => expect(withoutStraySpaces(typed)).toBe(text))
