// Message templates: what a feature states of each SMS and email whose text the office can change, and the text with its values.

import type { Bilingual, Language, MessageValues } from './language.ts'
import { fillIn } from './language.ts'
import type { Channel } from './outgoing-messages.ts'

/** `{name}` in a text: what it is, and a sample for the preview. */
export type Placeholder = { name: string; label: Bilingual; sample: Bilingual }

export type MessageTemplate = {
  /** @example 'complaint-answered-sms' */
  name: string
  channel: Channel
  /** When it is sent. */
  title: Bilingual
  /** The product's own text; an SMS has no subject. */
  subject?: Bilingual
  body: Bilingual
  placeholders: readonly Placeholder[]
  /** Placeholders without which the message is of no use, in every language. */
  needed: readonly string[]
}

/** The texts of a template in both languages; the subjects of an SMS are ''. */
export type TemplateTexts = { subjectEn: string; subjectNe: string; bodyEn: string; bodyNe: string }

export const maxCharacters = { sms: 480, mail: 4000 } as const satisfies Record<Channel, number>

/** The product's own texts of a template. */
export function originalTexts({ subject, body }: MessageTemplate): TemplateTexts {
  return { subjectEn: subject?.en ?? '', subjectNe: subject?.ne ?? '', bodyEn: body.en, bodyNe: body.ne }
}

/** The text with its values; an empty value leaves no gap of more than one line. */
export function composed(text: string, values: MessageValues, language: Language): string {
  return fillIn(text, values, language)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export const organisationName: Placeholder = {
  name: 'organisation',
  label: { en: 'Name of the organisation', ne: 'संस्थाको नाम' },
  sample: { en: 'Water Supply Organisation', ne: 'खानेपानी संस्था' },
}

/** The address of the page at `path` on which a case is tracked. */
export function trackingAddress(path: string): Placeholder {
  const sample = `https://water.example${path}`
  return {
    name: 'site',
    label: { en: 'Address of the page to track it', ne: 'स्थिति हेर्ने पृष्ठको ठेगाना' },
    sample: { en: sample, ne: sample },
  }
}

/** An empty line between the texts. */
export function joinTexts(...texts: readonly Bilingual[]): Bilingual {
  return { en: texts.map(({ en }) => en).join('\n\n'), ne: texts.map(({ ne }) => ne).join('\n\n') }
}

/** @example templatesBy(letters, (letter) => ({ name: `complaint-${letter}-sms`, … })) */
export function templatesBy<Step extends string>(
  steps: readonly Step[],
  templateOf: (step: Step) => MessageTemplate,
): Record<Step, MessageTemplate> {
  return Object.fromEntries(steps.map((step) => [step, templateOf(step)])) as Record<Step, MessageTemplate>
}
