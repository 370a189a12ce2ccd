// Examples of the select.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import type { Example } from '#ui/example.ts'
import { ErrorLine } from '#ui/form/error-line.tsx'
import { useId } from '#ui/use-id.ts'
import { NativeSelect, Select, type SelectProps } from './select.tsx'

const towns = [
  { value: 'damak', label: { en: 'Damak', ne: 'दमक' } },
  { value: 'mechinagar', label: { en: 'Mechinagar', ne: 'मेचीनगर' } },
  { value: 'birtamod', label: { en: 'Birtamod', ne: 'बिर्तामोड' } },
  { value: 'bhadrapur', label: { en: 'Bhadrapur', ne: 'भद्रपुर' } },
  { value: 'arjundhara', label: { en: 'Arjundhara', ne: 'अर्जुनधारा' } },
  { value: 'kankai', label: { en: 'Kankai', ne: 'कन्काई' } },
  { value: 'gauradaha', label: { en: 'Gauradaha', ne: 'गौरादह' } },
  { value: 'shivasatakshi', label: { en: 'Shivasatakshi', ne: 'शिवसताक्षी' } },
]
const label = { en: 'Municipality', ne: 'नगरपालिका' }

export const selectExamples: Example[] = [
  { key: 'search', title: { en: 'With search', ne: 'खोजसहित' }, Show: ({ language }) => <Towns language={language} /> },
  {
    key: 'chosen',
    title: { en: 'Something chosen', ne: 'छानिएको' },
    Show: ({ language }) => <Towns language={language} start="mechinagar" />,
  },
  {
    key: 'invalid',
    title: { en: 'With an error', ne: 'त्रुटिसहित' },
    Show: ({ language }) => <Towns language={language} invalid required />,
  },
  {
    key: 'disabled',
    title: { en: 'Disabled', ne: 'निष्क्रिय' },
    Show: ({ language }) => <Towns language={language} start="damak" disabled />,
  },
  {
    key: 'native',
    title: { en: "The browser's own, for a few options", ne: 'ब्राउजरकै, थोरै विकल्पका लागि' },
    Show: ({ language }) => <Towns language={language} native />,
  },
]

type TownsProps = Partial<Pick<SelectProps, 'invalid' | 'required' | 'disabled'>> & {
  language: Language
  start?: string
  native?: boolean
}

function Towns({ language, start = '', native, ...rest }: TownsProps) {
  const [value, setValue] = useState(start)
  const id = useId()
  const refused = rest.invalid === true && value === ''
  const Field = native ? NativeSelect : Select
  const none = { value: '', label: language === 'ne' ? 'सबै' : 'All' }
  const options = [none, ...towns.map((town) => ({ value: town.value, label: town.label[language] }))]
  return (
    <div className="max-w-sm">
      <label htmlFor={id} className="mb-1 block font-bold">
        {label[language]}
      </label>
      <Field
        label={label[language]}
        {...{ id, language, value, options }}
        {...rest}
        {...(refused ? { describedBy: `${id}-error` } : {})}
        invalid={refused}
        onChange={setValue}
      />
      {refused ? (
        <div className="mt-1.5">
          <ErrorLine id={`${id}-error`}>{validationMessages['validation.required'][language]}</ErrorLine>
        </div>
      ) : null}
    </div>
  )
}
