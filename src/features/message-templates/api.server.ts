// API handlers of message templates.

import { refuse } from '#kit/refusal.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { serve } from '#platform/serve.server.ts'
import { templatesApi } from './contract/api.ts'
import type { MessageTemplate } from '#kit/message-templates.ts'
import { changeTemplate, listTemplates, readTemplate, resetTemplate } from './operations.server.ts'

/** The rows over the templates of all features. */
export function serveTemplates(templates: readonly MessageTemplate[]): ServedRow[] {
  const named = (name: string) =>
    templates.find((template) => template.name === name) ?? refuse('missing', 'templates.unknown')
  return serve(templatesApi, {
    listTemplates: (ctx) => listTemplates(ctx, templates),
    readTemplate: (ctx, { name }) => readTemplate(ctx, named(name)),
    changeTemplate: (ctx, { name, ...sent }) => changeTemplate(ctx, named(name), { name, ...sent }),
    resetTemplate: (ctx, { name, version }) => resetTemplate(ctx, named(name), { version }),
  })
}
