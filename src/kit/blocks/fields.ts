// Form fields of a long text: as one text for each language in the format of `plain-text.ts`, or as rows in that of `rows.ts`.

import { maxRecordId } from '../record-id.ts'
import { choice, code, list, longText, number, text } from '../validation/fields.ts'
import { form } from '../validation/form.ts'
import { custom, integer, max, maxLength, min, pattern, required, when } from '../validation/rules.ts'
import { linkPattern } from './link-pattern.ts'
import { readPlainText } from './plain-text.ts'
import type { RowType } from './rows.ts'
import { hasSameShape, isEven, rowTypes } from './rows.ts'

/**
 * One language is enough (otherwise the message `missing`); two have the same parts (otherwise `differs`).
 * @example bodyFields(20_000, { missing: 'news.text_required', differs: 'news.parts_differ' })
 */
export function bodyFields(maxBody: number, { missing, differs }: Record<'missing' | 'differs', string>) {
  return {
    bodyNe: longText(
      when(({ bodyEn }) => bodyEn === undefined, required(missing)),
      maxLength(maxBody),
    ),
    bodyEn: longText(maxLength(maxBody), sameParts(differs)),
  }
}

// Placeholders of stored parts (`[#1]`) can only be resolved with the stored text, so they are compared as plain text here.
function sameParts(key: string) {
  return custom<string>((bodyEn, { bodyNe }) => {
    const ne = typeof bodyNe === 'string' ? bodyNe : ''
    return readPlainText({ en: withoutPlaceholders(bodyEn), ne: withoutPlaceholders(ne) }).ok
  }, key)
}

function withoutPlaceholders(written: string): string {
  return written.replace(/^\s*\[#([a-z]?\d{1,9})\]\s*$/gm, '\npart $1\n')
}

const maxRowText = 20_000
const maxLine = 1000
const isText = ({ type }: Readonly<Record<string, unknown>>) => type !== 'picture'
const even = custom<string>((text, { type }) => isEven(type as RowType, text), 'blocks.uneven')
const sameLines = custom<string>(
  (textEn, { type, textNe }) => hasSameShape(type as RowType, typeof textNe === 'string' ? textNe : '', textEn),
  'blocks.lines_differ',
)

const blockRow = form({
  type: choice(rowTypes, required()),
  textNe: longText(
    when((row) => row.textEn === undefined && isText(row), required('blocks.text_required')),
    maxLength(maxRowText),
    even,
  ),
  textEn: longText(maxLength(maxRowText), even, sameLines),
  byNe: text(maxLength(maxLine)),
  byEn: text(maxLength(maxLine)),
  url: text(
    when(({ type }) => type === 'link', required('blocks.link')),
    pattern(linkPattern, 'blocks.link'),
  ),
  picture: code(
    when(({ type, media }) => type === 'picture' && media === undefined, required()),
    pattern(/^\d{1,4}$/),
  ),
  /** A picture of the media library, whose description it has there. */
  media: number(integer(), min(1), max(maxRecordId)),
  altNe: text(
    when(
      ({ type, altEn, media }) => type === 'picture' && altEn === undefined && media === undefined,
      required('blocks.alt_required'),
    ),
    maxLength(maxLine),
  ),
  altEn: text(maxLength(maxLine)),
  captionNe: text(maxLength(maxLine)),
  captionEn: text(maxLength(maxLine)),
})

/** The parts of a text as rows, at least one of them. `missing`: the message when there is none. */
export function blockRows(missing: string) {
  return list(blockRow, { max: 300 }, required(missing))
}
