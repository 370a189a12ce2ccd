// One example of a component: a state shown in both languages on the example pages and rendered by the tests.

import type { ReactNode } from 'react'
import type { Bilingual, Language } from '#kit/language.ts'

export type Example = {
  /** Unique within its component. */
  key: string
  title: Bilingual
  /** `today` is a civil date, YYYY-MM-DD. */
  Show: (props: { language: Language; today: string }) => ReactNode
}
