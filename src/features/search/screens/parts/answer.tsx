// The answer above the results of a search.

import { inLanguage, translator, type Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import type { SearchAnswer } from '../../contract/api.ts'
import { searchMessages } from '../../messages.ts'

export function Answer({ answer, language }: { answer: SearchAnswer; language: Language }) {
  const t = translator(searchMessages, language)
  const [title, text] = [inLanguage(answer.title, language), inLanguage(answer.text, language)]
  const isItself = answer.kind === 'phone' || answer.kind === 'form'
  return (
    <section aria-label={t('search.answer')} className="mb-6 max-w-3xl">
      <Callout title={title.text}>
        <p className="text-lg" lang={text.lang}>
          {isItself ? (
            <a href={answer.url} className="link inline-flex min-h-11 items-center">
              {text.text}
            </a>
          ) : (
            text.text
          )}
        </p>
        {isItself ? null : (
          <p>
            <a href={answer.url} className="link inline-flex min-h-11 items-center">
              {t('search.answer_more')}
            </a>
          </p>
        )}
      </Callout>
    </section>
  )
}
