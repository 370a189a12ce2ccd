// Drafts that wait on the reader's device: continue or discard; the page is the same for everybody, and a script shows what there is.

import { waitingDraftsScript } from 'virtual:enhancement'
import { use } from 'react'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import { fillIn, translator } from '#kit/language.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CachedMarkup } from '#ui/cached-markup.tsx'
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
  return (
    <section data-waiting-drafts={today} aria-label={t('ui.draft.waiting')} hidden>
      <CachedMarkup name="waiting-drafts" part={DraftList} props={{ drafts, today }} />
      <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: waitingDraftsScript }} />
    </section>
  )
}

function DraftList({ drafts, today }: { drafts: readonly OfferedDraft[]; today: string }) {
  const language = useLanguage()
  const t = translator(uiMessages, language)
  const shown = shownMoment(today, language)
  const days = Array.from({ length: maxDraftDays + 1 }, (_, ago) => addDays(today, -ago))
  return (
    <ul data-days={days.map((day) => `${day} ${shownMoment(day, language)}`).join('|')}>
      {drafts.map(({ name, href, text }) => (
        <li key={name} data-draft={name} hidden>
          <span>
            <Icon name="file" />
            <span>
              <TextWithTimes text={fillIn(text[language], { date: shown }, language)} times={[[shown, today]]} />
            </span>
          </span>
          <span>
            <ButtonLink href={href}>{t('ui.draft.continue')}</ButtonLink>
            <Button kind="quiet">{t('ui.draft.remove')}</Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
