// Tols as a form suggests them.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { SuggestedTol } from '#ui/form/place-fields.tsx'
import type { Tol } from '../contract/places.ts'
import { tolKey } from '../rules.ts'
import { tolLabel } from './tol-field.tsx'

/** Named in the reader's language, found by both. */
export function suggestedTols(tols: readonly Tol[], language: Language): SuggestedTol[] {
  return tols.map((tol) => ({
    value: inLanguage(tol.name, language).text,
    label: tolLabel(tol, language),
    key: tolKey(tol),
    ward: tol.ward,
  }))
}
