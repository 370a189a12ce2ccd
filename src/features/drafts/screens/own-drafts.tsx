// List of the forms that the signed-in person has begun and not sent, each with a link to continue and a button to discard it.

import { Link, useRevalidator } from 'react-router'
import { translator } from '#kit/language.ts'
import type { Api } from '#platform/http-client.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { DraftsApi, ListedDraft } from '../contract/api.ts'
import { draftsMessages } from '../messages.ts'

/** For loaders; a page shows the rest of itself when they cannot be read. */
export async function readOwnDrafts(api: Api): Promise<ListedDraft[]> {
  const outcome = await api.send<DraftsApi['myDrafts']>('GET /auth/drafts', {})
  return outcome.kind === 'done' ? outcome.value.data : []
}

/** Nothing without drafts. */
export function OwnDrafts({ drafts }: { drafts: readonly ListedDraft[] }) {
  const language = useLanguage()
  const t = translator(draftsMessages, language)
  const { revalidate } = useRevalidator()

  async function discard({ form }: ListedDraft): Promise<void> {
    const outcome = await apiIn(language).send<DraftsApi['removeDraft']>('DELETE /auth/draft', { form })
    if (outcome.kind === 'done') showToast(t('drafts.discarded'), { tone: 'success' })
    await revalidate()
  }

  if (drafts.length === 0) return null
  return (
    <Section id="drafts" title={t('drafts.title')}>
      <ul className="grid max-w-[46rem] divide-y divide-neutral-200 rounded-box border border-neutral-200">
        {drafts.map((draft) => (
          <li key={draft.form} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <Link to={draft.address} className="link inline-block py-1 font-bold break-words">
                {t('drafts.continue', { title: draft.title })}
              </Link>
              <span className="block text-sm text-neutral-600">
                <TimeText at={draft.savedAt}>{(when) => t('drafts.saved_at', { when })}</TimeText>
              </span>
            </span>
            <Button
              kind="quiet"
              aria-label={t('drafts.discard_one', { title: draft.title })}
              onClick={() => void discard(draft)}
            >
              {t('drafts.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
