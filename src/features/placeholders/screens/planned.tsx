// What stands at an address that the specification names and that has no content yet?

import { translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { placeholderMessages } from '../messages.ts'

export default function PlannedPage() {
  const say = translator(placeholderMessages, useLanguage())
  return (
    <article className="mx-auto max-w-prose px-4 py-12">
      <h1 className="text-2xl font-bold">{say('planned.title')}</h1>
      <p className="mt-4">{say('planned.text')}</p>
    </article>
  )
}
