// Checkbox of a row that is sample content until the office has confirmed it.

import { CheckboxField } from '#ui/form/choice-fields.tsx'
import type { Language } from '#kit/language.ts'
import { listsTranslator } from './translator.ts'

export function SampleField({ initially, language }: { initially: boolean; language: Language }) {
  return (
    <CheckboxField name="sample" checked={initially}>
      {listsTranslator(language)('lists.sample_tick')}
    </CheckboxField>
  )
}
