// Preview of a message text in both languages with sample details, and how many SMS it is.

import type { Language } from '#kit/language.ts'
import { languages } from '#kit/language.ts'
import { composed } from '#kit/message-templates.ts'
import type { ShownTemplate } from '../contract/api.ts'
import { smsParts } from '../rules.ts'
import { templatesTranslator } from './translator.ts'

type Props = { template: ShownTemplate; language: Language }

export function Preview({ template, language }: Props) {
  const t = templatesTranslator(language)
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="text-lg">
        {t('templates.preview')}
      </h2>
      <div className="mt-2 grid items-start gap-4 md:grid-cols-2">
        {languages.toReversed().map((lang) => (
          <Message key={lang} {...{ template, language, lang }} />
        ))}
      </div>
    </section>
  )
}

function Message({ template, language, lang }: Props & { lang: Language }) {
  const t = templatesTranslator(language)
  const { channel, placeholders } = template
  const values = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample[lang]]))
  const [subject, body] = lang === 'ne' ? [template.subjectNe, template.bodyNe] : [template.subjectEn, template.bodyEn]
  const text = composed(body, values, lang)
  return (
    <div className="min-w-0 rounded-box border border-neutral-200 bg-neutral-50 p-3">
      <div lang={lang}>
        {channel === 'mail' ? <p className="font-bold break-words">{composed(subject, values, lang)}</p> : null}
        <p className="break-words whitespace-pre-line">{text}</p>
      </div>
      {channel === 'sms' ? (
        <p className="mt-2 text-sm text-neutral-600">{t('templates.parts', { n: smsParts(text) })}</p>
      ) : null}
    </div>
  )
}
