// Form fields of an article: category, texts in both languages, date.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { NewsCategory } from '../../contract/api.ts'
import type { ArticleDetails } from '../../contract/office.ts'
import { ArticleText } from './article-text.tsx'
import { officeTranslator } from './translator.ts'

export function articleLabels(language: Language) {
  const t = officeTranslator(language)
  return {
    category: t('news.category'),
    titleNe: t('news.title_ne'),
    titleEn: t('news.title_en'),
    summaryNe: t('news.summary_ne'),
    summaryEn: t('news.summary_en'),
    bodyNe: t('news.body_ne'),
    bodyEn: t('news.body_en'),
    blocks: t('news.body_field'),
    publishedOn: t('news.date'),
  }
}

type ArticleFieldsProps = {
  orgId: string
  known?: ArticleDetails
  categories: readonly NewsCategory[]
  today: string
  language: Language
}

export function ArticleFields({ orgId, known, categories, today, language }: ArticleFieldsProps) {
  const t = officeTranslator(language)
  return (
    <>
      <SelectField
        name="category"
        chosen={known?.category.code ?? ''}
        options={categories.map(({ code, name }) => ({ value: code, label: inLanguage(name, language).text }))}
      />
      <BothLanguages name="title" legend={t('news.title_field')} initially={known?.title} />
      <BothLanguages
        name="summary"
        legend={t('news.summary_field')}
        help={t('news.summary_help')}
        rows={3}
        initially={known?.summary}
      />
      <ArticleText orgId={orgId} known={known} language={language} />
      <DateField name="publishedOn" today={today} initially={known?.published ?? today} />
    </>
  )
}
