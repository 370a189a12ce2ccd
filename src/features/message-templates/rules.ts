// Rules of message templates: which placeholders a text may and must have, and how many SMS it is.

import type { MessageTemplate, TemplateTexts } from '#kit/message-templates.ts'
import { maxCharacters } from '#kit/message-templates.ts'
import type { FieldIssue } from '#kit/refusal.ts'

type Checked = Pick<MessageTemplate, 'channel' | 'needed'> & { placeholders: readonly { name: string }[] }

/** Every problem of the texts: a placeholder that does not exist, one that is missing, a missing subject, an SMS that is too long. */
export function templateIssues({ channel, placeholders, needed }: Checked, texts: TemplateTexts): FieldIssue[] {
  const known = new Set(placeholders.map(({ name }) => name))
  const fields = channel === 'sms' ? bodyFields : [...subjectFields, ...bodyFields]
  return fields.flatMap((field): FieldIssue[] => {
    const used = placeholdersIn(texts[field])
    const unknown = used.find((name) => !known.has(name))
    if (unknown !== undefined)
      return [{ field, key: 'templates.unknown_placeholder', values: { name: `{${unknown}}` } }]
    if (texts[field].trim() === '') return [{ field, key: 'validation.required' }]
    const isBody = bodyFields.some((body) => body === field)
    const missing = isBody && needed.find((name) => !used.includes(name))
    if (missing) return [{ field, key: 'templates.missing_placeholder', values: { name: `{${missing}}` } }]
    if (isBody && [...texts[field]].length > maxCharacters[channel])
      return [{ field, key: 'validation.maxLength', values: { n: maxCharacters[channel] } }]
    return []
  })
}

/** The names in braces. @example placeholdersIn('Complaint {code} at {site}') // ['code', 'site'] */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
}

/** How many SMS a text is sent as: 160 characters of the GSM alphabet, 70 with any other character; less each when they are joined. */
export function smsParts(text: string): number {
  const [alone, joined] = isGsm.test(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}

const subjectFields = ['subjectNe', 'subjectEn'] as const
const bodyFields = ['bodyNe', 'bodyEn'] as const
// The basic set of GSM 03.38 that English texts use.
const isGsm = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/u
