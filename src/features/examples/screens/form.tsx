// Page of the example form, with and without script.

import { useActionData, useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { answerForm, readSentForm } from '#platform/sent-form.server.ts'
import { Callout } from '#ui/callout.tsx'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { exampleForm } from '../contract/form.ts'
import { ExampleForm } from './example-form.tsx'
import { formMessages } from './form-messages.ts'

export const handle = { uncached: true } satisfies PageHandle

export const loader = page((ctx) => ({ today: inNepal(ctx.now).date }))

export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, 64 * 1024)
  return answerForm(exampleForm, sent, async () => ({ done: true as const }))
})

export default function ExampleFormPage() {
  const { today } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = translator(formMessages, useLanguage())
  const again = answer && 'issues' in answer ? answer : undefined
  return (
    <PageArea narrow>
      <PageMeta title={t('examples.title')} description={t('examples.lead')} />
      <PageHeading title={t('examples.title')} lead={t('examples.lead')} />
      {answer && 'done' in answer ? (
        <div className="mb-6">
          <Callout tone="success">
            <p>{t('examples.success')}</p>
          </Callout>
        </div>
      ) : null}
      <Island name="example-form" part={ExampleForm} props={{ again, today }} />
    </PageArea>
  )
}
