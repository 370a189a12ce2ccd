// Drafts that wait on the reader's device: continue or discard; the page is the same for everybody, and a script shows what there is.

import { waitingDraftsScript } from 'virtual:enhancement'
import { use } from 'react'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import { fillIn, translator } from '#kit/language.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { maxDraftDays } from '#ui/form/draft.ts'
import { Icon } from '#ui/icon.tsx'
import { uiMessages } from '#ui/messages.ts'
import { useLanguage } from '#ui/page-language.ts'
import { shownMoment, TextWithTimes } from '#ui/time-text.tsx'

/** `name`: that of the form's draft; `text` has the day it was stored as `{date}`. */
export type OfferedDraft = { name: string; href: string; text: Bilingual }

/** `today` is 'YYYY-MM-DD'. The list holds every day on which a draft can have been stored, as it is shown. */
export function WaitingDrafts({ drafts, today }: { drafts: readonly OfferedDraft[]; today: string }) {
  const language = useLanguage()
  const t = translator(uiMessages, language)
  const days = Array.from({ length: maxDraftDays + 1 }, (_, ago) => addDays(today, -ago))
  const shown = Object.fromEntries(days.map((day) => [day, shownMoment(day, language)]))
  return (
    <section data-waiting-drafts={JSON.stringify(shown)} data-today={today} aria-label={t('ui.draft.waiting')} hidden>
      <ul className="mb-4 grid gap-2">
        {drafts.map(({ name, href, text }) => (
          <li
            key={name}
            data-draft={name}
            hidden
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-box border-s-4 border-secondary-600 bg-secondary-50 px-4 py-2"
          >
            <span className="flex min-w-0 flex-1 basis-64 items-start gap-2">
              <Icon name="file" className="mt-1" />
              <span>
                <TextWithTimes
                  text={fillIn(text[language], { date: shown[today]! }, language)}
                  times={[[shown[today]!, today]]}
                />
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <ButtonLink href={href}>{t('ui.draft.continue')}</ButtonLink>
              <Button kind="quiet">{t('ui.draft.remove')}</Button>
            </span>
          </li>
        ))}
      </ul>
      <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: waitingDraftsScript }} />
    </section>
  )
}
