// Field for a tol or ward with suggestions; without script a search form.

import { inLanguage, otherLanguage, translator, type Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Button } from '#ui/button.tsx'
import type { Tol } from '../contract/places.ts'
import { tolsMessages } from '../messages.ts'
import { wardName } from './ward-name.ts'

/** A tol offered, with the values that the page's script finds on its suggestion. */
export type OfferedTol = { tol: Tol; data?: Record<`data-${string}`, string | number> }

/**
 * The form searches at `path`; its suggestions are the browser's own. The page's script replaces them by a list that forgives
 * spellings (`shells/enhancement/tol-field.ts`).
 */
export function TolField({ path, offered }: { path: string; offered: readonly OfferedTol[] }) {
  const language = useLanguage()
  const t = translator(tolsMessages, language)
  const other = otherLanguage(language)
  return (
    <form method="get" action={path} data-tol-field="" className="relative flex flex-wrap gap-2">
      <label htmlFor="tol-field" className="w-full">
        {t('tols.field')}
      </label>
      <input
        id="tol-field"
        name="place"
        list="tols"
        required
        maxLength={100}
        autoComplete="off"
        className="input min-w-32 flex-1 basis-32"
      />
      <Button type="submit" kind="accent">
        {t('tols.show')}
      </Button>
      <ul data-tol-matches="" aria-label={t('tols.matching')} id="tol-matches" hidden className="answer-panel-list" />
      <datalist id="tols">
        {offered.map(({ tol, data }) => (
          <option
            key={tol.code}
            value={tolLabel(tol, language)}
            data-tol={tol.code}
            data-other={tol.name[other]}
            {...data}
          />
        ))}
      </datalist>
    </form>
  )
}

/** @example tolLabel(tol, 'en') // 'Shanti Tol, Ward 1' */
export function tolLabel({ name, ward }: Pick<Tol, 'name' | 'ward'>, language: Language): string {
  return `${inLanguage(name, language).text}, ${wardName(ward)[language]}`
}
