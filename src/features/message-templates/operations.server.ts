// Message templates: read, change and reset the texts of the organisation.

import { readHistory } from '#features/ordered-lists/operations/edits.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { changeSettings } from '#features/ordered-lists/operations/settings.server.ts'
import type { MessageTemplate, TemplateTexts } from '#kit/message-templates.ts'
import { originalTexts } from '#kit/message-templates.ts'
import { pick } from '#kit/pick.ts'
import { refuse } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { findOwnTexts } from '#platform/message-templates.server.ts'
import type { ListedTemplate, ShownTemplate } from './contract/api.ts'
import type { SentTemplate } from './contract/form.ts'
import { templateIssues } from './rules.ts'
import { listOwnTexts, removeOwnTexts, upsertOwnTexts } from './store.server.ts'

export async function listTemplates(
  scope: Scope,
  templates: readonly MessageTemplate[],
): Promise<{ data: ListedTemplate[] }> {
  const own = await listOwnTexts(scope)
  return { data: templates.map((template) => ({ ...headingOf(template), changed: own.has(template.name) })) }
}

export async function readTemplate(ctx: Office, template: MessageTemplate): Promise<ShownTemplate> {
  const own = await findOwnTexts(ctx, template.name)
  const { placeholders, needed } = template
  return {
    ...headingOf(template),
    changed: own !== undefined,
    ...(own ?? originalTexts(template)),
    placeholders: [...placeholders],
    needed: [...needed],
    ...(await readHistory(ctx, subjectOf(ctx, template))),
  }
}

export async function changeTemplate(ctx: Office, template: MessageTemplate, sent: SentTemplate & { version: number }) {
  const { bodyEn, bodyNe, subjectEn = '', subjectNe = '' } = sent
  const subjects = template.channel === 'sms' ? { subjectEn: '', subjectNe: '' } : { subjectEn, subjectNe }
  const after: TemplateTexts = { ...subjects, bodyEn, bodyNe }
  const fields = templateIssues(template, after)
  if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
  await changeSettings(ctx, { ...subjectOf(ctx, template), action: 'changeTemplate' }, sent, async (tx) => {
    const before = (await findOwnTexts(tx, template.name)) ?? originalTexts(template)
    await upsertOwnTexts(tx, template.name, after)
    return { before, after }
  })
  return readTemplate(ctx, template)
}

export async function resetTemplate(ctx: Office, template: MessageTemplate, at: { version: number }): Promise<void> {
  await changeSettings(ctx, { ...subjectOf(ctx, template), action: 'resetTemplate' }, at, async (tx) => {
    const after = originalTexts(template)
    const before = (await findOwnTexts(tx, template.name)) ?? after
    await removeOwnTexts(tx, template.name)
    return { before, after }
  })
}

function headingOf(template: MessageTemplate) {
  return pick(template, ['name', 'channel', 'title'])
}

function subjectOf({ org }: Pick<Office, 'org'>, { name }: MessageTemplate) {
  return { subject: `template ${name}`, id: org.id }
}
