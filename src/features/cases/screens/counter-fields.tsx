// Fields at the beginning of a case that staff register: how the person came, and in which language the office writes to them.

import { languages, type Language } from '#kit/language.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { counterChannels } from '../contract/counter.ts'
import { casesTranslator } from './translator.ts'

/** Both are chosen for each person; the language begins as Nepali. */
export function CounterFields({ language }: { language: Language }) {
  const t = casesTranslator(language)
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-bold text-title">{t('cases.counter')}</legend>
      <RadioField
        name="channel"
        inline
        chosen="counter"
        options={counterChannels.map((value) => ({ value, label: t(`cases.channel_${value}`) }))}
      />
      <RadioField
        name="language"
        inline
        chosen="ne"
        help={t('cases.language_help')}
        options={languages.map((value) => ({ value, label: t(`cases.language_${value}`) }))}
      />
    </fieldset>
  )
}

export function counterLabels(language: Language): Record<'channel' | 'language', string> {
  const t = casesTranslator(language)
  return { channel: t('cases.channel'), language: t('cases.language') }
}
