// Drafts that wait on the reader's device: continue or discard; the page is the same for everybody, and a script shows what there is.

import { waitingDraftsScript } from 'virtual:enhancement'
import { use } from 'react'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { maxDraftDays } from '#ui/form/draft.ts'
import { Icon } from '#ui/icon.tsx'
import { uiMessages } from '#ui/messages.ts'
import { useLanguage } from '#ui/page-language.ts'
import { shownMoment } from '#ui/time-text.tsx'

/** `name`: that of the form's draft; `text` has the day it was stored as `{date}`. */
export type OfferedDraft = { name: string; href: string; text: Bilingual }

/**
 * `today` is 'YYYY-MM-DD'. The list is empty without drafts: a template has the item of one, every day on which one can have been stored, as it is
 * shown, and a line for each form.
 */
export function WaitingDrafts({ drafts, today }: { drafts: readonly OfferedDraft[]; today: string }) {
  const language = useLanguage()
  const t = translator(uiMessages, language)
  return (
    <section data-waiting-drafts="" aria-label={t('ui.draft.waiting')} hidden>
      <CachedMarkup name="waiting-drafts" part={DraftList} props={{ drafts, today }} />
      <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: waitingDraftsScript }} />
    </section>
  )
}

function DraftList({ drafts, today }: { drafts: readonly OfferedDraft[]; today: string }) {
  const language = useLanguage()
  const t = translator(uiMessages, language)
  const days = Array.from({ length: maxDraftDays + 1 }, (_, ago) => addDays(today, -ago))
  return (
    <ul>
      <template
        data-days={days.map((day) => `${day} ${shownMoment(day, language)}`).join('|')}
        data-drafts={drafts.map(({ name, href, text }) => [name, href, text[language]].join('\t')).join('\n')}
      >
        <li>
          <span>
            <Icon name="file" />
            <span>
              <time dateTime={today} />
            </span>
          </span>
          <span>
            <ButtonLink href="">{t('ui.draft.continue')}</ButtonLink>
            <Button kind="quiet">{t('ui.draft.remove')}</Button>
          </span>
        </li>
      </template>
    </ul>
  )
}
