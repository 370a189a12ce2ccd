// Notice that fields were filled in from the account, with a button that empties them.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { uiMessages } from '#ui/messages.ts'

export const noticeLine = 'when-signed-in flex min-h-11 flex-wrap items-center gap-x-3'

/** Its line is there from the start for whoever is signed in, so that nothing moves when the fields are filled; empty without `onClear`. */
export function KnownNotice({ onClear, language }: { onClear: (() => void) | undefined; language: Language }) {
  return <output className={noticeLine}>{onClear ? <Filled onClear={onClear} language={language} /> : null}</output>
}

/** What was filled in, with the button that empties it. */
export function Filled({ onClear, language }: { onClear?: () => void; language: Language }) {
  const t = translator(uiMessages, language)
  return (
    <>
      <span>{t('ui.known.filled')}</span>
      <button type="button" className="link min-h-11" onClick={onClear}>
        {t('ui.known.clear')}
      </button>
    </>
  )
}
