// Field for a time of day: the half hours of a day, and the time that was entered otherwise.

import type { ReactNode } from 'react'
import { clockTime } from '#kit/calendar/nepal-time.ts'
import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { SelectField } from './choice-fields.tsx'

export function TimeField(props: { name: string; help?: ReactNode; initially?: string; language: Language }) {
  const { name, help, initially = '', language } = props
  const times = [...new Set([...halfHours, ...(initially ? [initially] : [])])].toSorted()
  return (
    <SelectField
      name={name}
      help={help}
      chosen={initially}
      options={times.map((value) => ({ value, label: formatTime(value, language) }))}
    />
  )
}

const halfHours = Array.from({ length: 48 }, (_, index) => clockTime(index * 30))
