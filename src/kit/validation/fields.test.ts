// Kinds of form field: each value sent and the value or refusal that results.

import { expect, test } from 'vitest'
import {
  boolean,
  choice,
  code,
  date,
  file,
  fileRef,
  list,
  longText,
  number,
  phone,
  secret,
  text,
  type Field,
} from './fields.ts'
import { form, validate } from './form.ts'
import { maxLength, required } from './rules.ts'

const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
const page = new File(['x'], 'a.html', { type: 'text/html' })
const large = new File([new Uint8Array(1024 * 1024 + 1)], 'b.jpg', { type: 'image/jpeg' })
const picture = file({ types: ['image/jpeg'], megabytes: 1 })

// Field, value sent, result: a value, undefined for empty, or { key } of the refusal.
const cases: [string, Field, unknown, unknown][] = [
  ['text trims and keeps one line', text(), '  Sita\r\nDevi\t', 'Sita Devi'],
  ['text is NFC', text(), 'e\u0301', 'é'],
  ['text loses direction marks', text(), 'gpj\u202e.exe\u2066', 'gpj.exe'],
  ['text loses controls', text(), 'a\u0000b\u001b[31mc\u007f\u0085d', 'ab[31mcd'],
  ['text loses zero-width spaces', text(), '\ufeffक\u200bख', 'कख'],
  ['text keeps the joiners that Devanagari needs', text(), 'गर्‍यो', 'गर्‍यो'],
  ['text keeps joined emoji', text(), '👨‍👩‍👧', '👨‍👩‍👧'],
  ['text of unseen characters is nothing', text(), ' \u200b\u200e\u200d ', undefined],
  ['text mends broken surrogates', text(), 'a\ud800b', 'a\ufffdb'],
  ['text is not a number', text(), 5, { key: 'validation.custom' }],
  ['text is not a list', text(), ['a', 'b'], { key: 'validation.custom' }],
  ['text has a bound', text(), 'x'.repeat(10_001), { key: 'validation.maxLength' }],
  ['a bound is raised by maxLength', longText(maxLength(20_000)), 'x'.repeat(20_000), 'x'.repeat(20_000)],
  [
    'stacked marks do not pass a length',
    text(maxLength(3)),
    `a${'\u0301'.repeat(20_000)}`,
    { key: 'validation.maxLength' },
  ],
  ['long text keeps its lines', longText(), ' a\r\nb\u2028c\rd\n', 'a\nb\nc\nd'],
  ['code reads Devanagari digits', code(), ' ९८४१-२३४५६७ ', '9841-234567'],
  ['phone', phone(required()), ' ०२३-५८०१२३ ', '+97723580123'],
  ['phone of another country', phone(), '+911234567890', { key: 'validation.phone' }],
  ['phone as a number', phone(), 9841234567, { key: 'validation.phone' }],
  ['text leaves Devanagari digits', text(), 'वडा ५', 'वडा ५'],
  ['a secret keeps its blanks', secret(), ' pass word ', ' pass word '],
  ['a secret of blanks is nothing', secret(required()), '   ', { key: 'validation.required' }],
  ['number 0', number(required()), 0, 0],
  ['number 0 typed', number(required()), '०', 0],
  ['number without a minus zero', number(), '-0', 0],
  ['number with lakh commas', number(), ' १,२५,०००.५० ', 125000.5],
  ['number of nothing', number(), '  ', undefined],
  ['number of a word', number(), 'ten', { key: 'validation.numeric' }],
  ['number of a truth', number(), true, { key: 'validation.numeric' }],
  ['number of an object', number(), { valueOf: () => 5 }, { key: 'validation.numeric' }],
  ['number beyond numbers', number(), Infinity, { key: 'validation.numeric' }],
  ['date', date(), '२०२६-०२-२८', '2026-02-28'],
  ['date of a leap day', date(), '2024-02-29', '2024-02-29'],
  ['date that is none', date(), '2026-02-29', { key: 'validation.pattern' }],
  ['date of month 13', date(), '2026-13-01', { key: 'validation.pattern' }],
  ['date in another order', date(), '28/02/2026', { key: 'validation.pattern' }],
  ['date with a time', date(), '2026-02-28T00:00:00Z', { key: 'validation.pattern' }],
  ['choice', choice(['a', 'b']), 'b', 'b'],
  ['choice outside', choice(['a', 'b']), 'constructor', { key: 'validation.custom' }],
  ['choice of nothing', choice(['a', 'b']), '', undefined],
  ['boolean sent by a tick box', boolean(), 'on', true],
  ['boolean not sent', boolean(), undefined, false],
  ['boolean false is given', boolean(required()), false, false],
  ['boolean of a word', boolean(), 'maybe', { key: 'validation.custom' }],
  ['file reference', fileRef(), 'a1-B_2', 'a1-B_2'],
  ['file reference with a path', fileRef(), '../etc/passwd', { key: 'validation.custom' }],
  ['file', picture, photo, photo],
  ['file of another type', picture, page, { key: 'validation.fileType' }],
  ['file too large', picture, large, { key: 'validation.fileSize' }],
  ['file not chosen', picture, new File([], ''), undefined],
  ['file as a name', picture, 'a.jpg', { key: 'validation.custom' }],
  ['list', list(text()), ['a', ' ', 'b'], ['a', 'b']],
  ['list not sent', list(text()), undefined, []],
  ['list too long', list(text(), { max: 2 }), ['a', 'b', 'c'], { key: 'validation.tooMany' }],
  ['list of one, not a list', list(text()), 'a', { key: 'validation.custom' }],
  ['list that needs an item', list(text(), {}, required()), [], { key: 'validation.required' }],
  ['form', form({ a: text() }), { a: 'x', b: 'y' }, { a: 'x' }],
  ['form not sent', form({ a: text() }), null, {}],
  ['form as text', form({ a: text() }), 'x', { key: 'validation.custom' }],
]

test.each(cases)('%s', (_, field, sent, wanted) => {
  const answer = validate(form({ it: field }), { it: sent })
  if (!answer.ok) expect(answer.issues).toMatchObject([{ field: 'it', ...(wanted as object) }])
  else expect(answer.value).toEqual(wanted === undefined ? {} : { it: wanted })
})

test('a refused length states the limit of the definition', () => {
  const answer = validate(form({ it: text(maxLength(500)) }), { it: 'x'.repeat(1_000_000) })
  expect(answer).toEqual({ ok: false, issues: [{ field: 'it', key: 'validation.maxLength', values: { n: 500 } }] })
})
