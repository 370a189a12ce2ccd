// Form to correct the texts of an article.

import { formatDate } from '#kit/format/dates.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { CorrectionForm } from '#features/publishing/screens/correction-form.tsx'
import type { RestoredVersion } from '#features/publishing/screens/restored.ts'
import type { NewsCategory } from '../../contract/api.ts'
import type { ArticleDetails, ArticleAdmin } from '../../contract/office.ts'
import { articleFields } from '../../contract/office-forms.ts'
import { fittedArticle } from './fitted-article.ts'
import { officeTranslator } from './translator.ts'
import { ArticleFields, articleLabels } from './article-fields.tsx'

type ChangeFormProps = {
  orgId: string
  article: ArticleDetails
  categories: readonly NewsCategory[]
  today: string
  language: Language
  restored: RestoredVersion<ArticleDetails> | undefined
  onDone: () => void
}

export function ChangeForm({ orgId, article, categories, today, language, restored, onDone }: ChangeFormProps) {
  const path = { orgId, id: String(article.id) }
  return (
    <CorrectionForm
      {...{ definition, language, restored, onDone }}
      t={officeTranslator(language)}
      item={article}
      {...comparedFields(language)}
      read={() => apiIn(language).send<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', path)}
      send={(value) =>
        apiIn(language).send<ArticleAdmin['change']>('PUT /admin/news/{orgId}/{id}', { ...path, ...value })
      }
    >
      <ArticleFields
        known={restored ? fittedArticle(restored.item, article) : article}
        {...{ orgId, categories, today, language }}
      />
    </CorrectionForm>
  )
}

/** What a correction changes, as text. */
export function comparedFields(language: Language) {
  return {
    labels: articleLabels(language),
    textsOf: ({ category, title, summary, text, published }: ArticleDetails) => ({
      category: inLanguage(category.name, language).text,
      titleNe: title.ne,
      titleEn: title.en,
      summaryNe: summary.ne,
      summaryEn: summary.en,
      bodyNe: text.ne,
      bodyEn: text.en,
      publishedOn: formatDate(published, language),
    }),
  }
}

const definition = form(articleFields)
