// Which fields say what an article is: its category, its words in both languages, its date?

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { NewsCategory } from '../../contract/api.ts'
import type { ArticleFile } from '../../contract/office.ts'
import { officeSay } from './sentences.ts'

export function wordLabels(language: Language) {
  const say = officeSay(language)
  return {
    category: say('news.category'),
    titleNe: say('news.title_ne'),
    titleEn: say('news.title_en'),
    summaryNe: say('news.summary_ne'),
    summaryEn: say('news.summary_en'),
    bodyNe: say('news.body_ne'),
    bodyEn: say('news.body_en'),
    publishedOn: say('news.date'),
  }
}

type WordFieldsProps = {
  known?: Pick<ArticleFile, 'category' | 'title' | 'summary' | 'text' | 'published' | 'kept'>
  categories: readonly NewsCategory[]
  today: string
  language: Language
}

export function WordFields({ known, categories, today, language }: WordFieldsProps) {
  const say = officeSay(language)
  return (
    <>
      <SelectField
        name="category"
        chosen={known?.category.code ?? ''}
        options={categories.map(({ code, name }) => ({ value: code, label: inLanguage(name, language).text }))}
      />
      <BothLanguages name="title" legend={say('news.title_field')} initially={known?.title} />
      <BothLanguages
        name="summary"
        legend={say('news.summary_field')}
        help={say('news.summary_help')}
        rows={3}
        initially={known?.summary}
      />
      <BothLanguages
        name="body"
        legend={say('news.body_field')}
        help={
          <>
            <p>{say('news.body_help')}</p>
            {known && known.kept > 0 ? <p className="mt-1">{say('news.kept_help')}</p> : null}
          </>
        }
        rows={14}
        initially={known?.text}
      />
      <DateField name="publishedOn" today={today} initially={known?.published ?? today} />
    </>
  )
}
