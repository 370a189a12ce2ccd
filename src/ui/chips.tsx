// Links that narrow a list of a document page, each with its count: on a phone one row that scrolls sideways, without script.

import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'

export type Chip = { href: string; text: string; count: number; isChosen: boolean; lang?: Language | undefined }

/** `label` names the links for screen readers. */
export function Chips({ label, chips, language }: { label: string; chips: readonly Chip[]; language: Language }) {
  return (
    <nav aria-label={label} className="screen-only min-w-0">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:whitespace-nowrap sm:flex-wrap">
        {chips.map(({ href, text, count, isChosen, lang }) => (
          <li key={href} lang={lang}>
            <a
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              className="btn inline-flex min-h-11 items-center gap-2 rounded-full border border-neutral-300 bg-surface px-3 py-1.5 font-bold text-title hover:border-title hover:bg-primary-50 aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action max-sm:aria-[current]:[scroll-initial-target:nearest] sm:px-4"
            >
              {text}
              <span className="figures text-sm font-normal">{formatNumber(count, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
