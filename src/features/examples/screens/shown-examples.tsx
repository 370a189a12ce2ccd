// Live examples of one interface component.

import { Section } from '#ui/section.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ExamplePart } from '../contract/parts.ts'
import { examplesOf } from './examples-of.ts'

export function ShownExamples({ part, today }: { part: ExamplePart; today: string }) {
  const language = useLanguage()
  return (
    <>
      {examplesOf[part].map(({ key, title, Show }) => (
        <Section key={key} id={key} title={title[language]}>
          <Show language={language} today={today} />
        </Section>
      ))}
    </>
  )
}
