// Live examples, each under its title.

import type { Example } from '#ui/example.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'

export function ExampleList({ examples, today }: { examples: readonly Example[]; today: string }) {
  const language = useLanguage()
  return (
    <>
      {examples.map(({ key, title, Show }) => (
        <Section key={key} id={key} title={title[language]}>
          <Show language={language} today={today} />
        </Section>
      ))}
    </>
  )
}
