// Composing a message: the organisation's own text of a template, or the product's, with its values.

import type { Language, MessageValues } from '#kit/language.ts'
import type { MessageTemplate, TemplateTexts } from '#kit/message-templates.ts'
import { composed, originalTexts } from '#kit/message-templates.ts'
import type { Scope } from '#platform/context.ts'

/** Subject and text of a message in the language of its recipient. */
export async function composeMessage(
  scope: Scope,
  template: MessageTemplate,
  language: Language,
  values: MessageValues,
): Promise<{ subject: string; body: string }> {
  const texts = (await findOwnTexts(scope, template.name)) ?? originalTexts(template)
  const [subject, body] = language === 'ne' ? [texts.subjectNe, texts.bodyNe] : [texts.subjectEn, texts.bodyEn]
  return { subject: composed(subject, values, language), body: composed(body, values, language) }
}

/** Undefined while the organisation sends the product's own text. */
export function findOwnTexts({ db, org }: Scope, name: string): Promise<TemplateTexts | undefined> {
  const rows = db.selectFrom('messageTemplates').select(['subjectEn', 'subjectNe', 'bodyEn', 'bodyNe'])
  return rows.where('orgId', '=', org.id).where('name', '=', name).executeTakeFirst()
}
