// Preloader shown while the first page of a visit loads.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { shellMessages } from './messages.ts'

/** Shown over the page by the script in the head, on the first document of a visit only; never without script. */
export function Preloader({ language }: { language: Language }) {
  return (
    <output className="preloader">
      <svg viewBox="0 0 48 48" className="preloader-drop size-20" aria-hidden="true">
        <path d="M24 4s14 15.5 14 25a14 14 0 0 1-28 0C10 19.5 24 4 24 4Z" className="fill-secondary" />
        <path d="M17 30a7.5 7.5 0 0 0 7 7" className="fill-none stroke-white stroke-3" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{translator(shellMessages, language)('preloader.wait')}</span>
    </output>
  )
}
