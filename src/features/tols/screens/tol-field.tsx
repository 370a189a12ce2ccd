// Field for a tol or ward; without script a search form.

import { inLanguage, otherLanguage, translator, type Language } from '#kit/language.ts'
import { looseKey } from '#kit/loose-match.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Button } from '#ui/button.tsx'
import type { Tol } from '../contract/places.ts'
import { labelOf, writeSuggestions, type TolOfWard } from '../contract/suggestions.ts'
import { tolsMessages } from '../messages.ts'
import { wardName } from './ward-name.ts'

/** A tol offered, and the number of its answer on the page. */
export type OfferedTol = { tol: Tol; answer: number }

/** The form searches at `path`. The page's script adds suggestions that forgive spellings (`shells/enhancement/tol-field.ts`). */
export function TolField({ path, offered }: { path: string; offered: readonly OfferedTol[] }) {
  const language = useLanguage()
  const t = translator(tolsMessages, language)
  return (
    <form
      method="get"
      action={path}
      data-tols={writeSuggestions(offered.map((each) => suggestionOf(each, language)))}
      className="tol-field"
    >
      <label htmlFor="tol-field">{t('tols.field')}</label>
      <input id="tol-field" name="place" required maxLength={100} autoComplete="off" className="input" />
      <Button type="submit" kind="accent">
        {t('tols.show')}
      </Button>
      <ul data-tol-matches="" aria-label={t('tols.matching')} id="tol-matches" hidden className="answer-panel-list" />
    </form>
  )
}

function suggestionOf({ tol, answer }: OfferedTol, language: Language): TolOfWard {
  const other = unsaid(tol, tolLabel(tol, language), otherLanguage(language))
  return { code: tol.code, answer, ...nameAndWard(tol, language), other }
}

/** The name in the other language, unless the label has the same terms in the other script. Found once: it takes as long as a search. */
function unsaid(tol: Tol, label: string, other: Language): string {
  const known = unsaidOf[other].get(tol)
  if (known !== undefined) return known
  const terms = new Set(looseKey(label).split(' '))
  const isSaid = looseKey(tol.name[other])
    .split(' ')
    .every((term) => terms.has(term))
  const name = isSaid ? '' : tol.name[other]
  unsaidOf[other].set(tol, name)
  return name
}

const unsaidOf: Record<Language, WeakMap<Tol, string>> = { en: new WeakMap(), ne: new WeakMap() }

/** @example tolLabel(tol, 'en') // 'Shanti Tol, Ward 1' */
export function tolLabel(tol: Pick<Tol, 'name' | 'ward'>, language: Language): string {
  const { name, ward } = nameAndWard(tol, language)
  return labelOf(name, ward)
}

function nameAndWard({ name, ward }: Pick<Tol, 'name' | 'ward'>, language: Language) {
  return { name: inLanguage(name, language).text, ward: wardName(ward)[language] }
}
