// Form fields of a long text in both languages, in the format of `plain-text.ts`.

import { longText } from '../validation/fields.ts'
import { custom, maxLength, required, when } from '../validation/rules.ts'
import { readPlainText } from './plain-text.ts'

/**
 * One language is enough (otherwise the message `missing`); two have the same parts (otherwise `differs`).
 * @example bodyFields(20_000, { missing: 'news.text_required', differs: 'news.parts_differ' })
 */
export function bodyFields(max: number, { missing, differs }: Record<'missing' | 'differs', string>) {
  return {
    bodyNe: longText(
      when(({ bodyEn }) => bodyEn === undefined, required(missing)),
      maxLength(max),
    ),
    bodyEn: longText(maxLength(max), sameParts(differs)),
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
  return written.replace(/^\s*\[#(\d{1,3})\]\s*$/gm, '\npart $1\n')
}
