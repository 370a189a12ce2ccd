// Notice of a page without React that fields were filled in from the account; the script that fills them shows it.

import { knownFormPath } from 'virtual:enhancement'
import type { Language } from '#kit/language.ts'
import { Filled, noticeLine } from './known-notice.tsx'

/** Its line is there from the start for whoever is signed in; the script is loaded for nobody else (`form-checks.ts`). */
export function PlainKnownNotice({ language }: { language: Language }) {
  return (
    <output className={noticeLine}>
      <span data-known-notice={knownFormPath} hidden className="flex flex-wrap items-center gap-x-3">
        <Filled language={language} />
      </span>
    </output>
  )
}
