// Field for a reason: a usual one, or the office's own words in both languages.

import type { Bilingual, Language } from '#kit/language.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { useState } from 'react'
import { interruptionReasons, reasonChoiceOf, reasonChoices, type UsualReason } from '../../contract/reasons.ts'
import { supplyTranslator } from './translator.ts'

/** The labels of these fields, for the form that contains them. */
export function reasonLabels(language: Language) {
  const t = supplyTranslator(language)
  return { reason: t('supply.reason'), reasonNe: t('supply.reason_ne'), reasonEn: t('supply.reason_en') }
}

/** `initially`: the words of what is changed; a burst pipe by default. */
export function ReasonField({ language, initially }: { language: Language; initially?: Bilingual | undefined }) {
  const t = supplyTranslator(language)
  const first = initially ? reasonChoiceOf(initially) : 'burst-pipe'
  const [reason, setReason] = useState<string>(first)
  return (
    <div className="grid gap-6" onChange={({ target }) => isReason(target) && setReason(target.value)}>
      <SelectField
        name="reason"
        chosen={first}
        options={reasonChoices.map((value) => ({ value, label: reasonLabel(value, language) }))}
      />
      <ConditionalFields when={reason === 'other'} className="grid">
        <BothLanguages
          name="reason"
          legend={t('supply.reason_text')}
          rows={2}
          initially={first === 'other' ? initially : undefined}
        />
      </ConditionalFields>
    </div>
  )
}

function isReason(target: EventTarget): target is HTMLSelectElement {
  return target instanceof HTMLSelectElement && target.name === 'reason'
}

function reasonLabel(choice: UsualReason | 'other', language: Language): string {
  return choice === 'other' ? supplyTranslator(language)('supply.reason_other') : interruptionReasons[choice][language]
}
