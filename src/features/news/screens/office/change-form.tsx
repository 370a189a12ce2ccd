// Form to correct the texts of an article.

import { formatDate } from '#kit/format/dates.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { CorrectionForm } from '#features/publishing/screens/correction-form.tsx'
import type { NewsCategory } from '../../contract/api.ts'
import type { ArticleDetails, ArticleAdmin } from '../../contract/office.ts'
import { articleFields } from '../../contract/office-forms.ts'
import { officeTranslator } from './translator.ts'
import { ArticleFields, articleLabels } from './article-fields.tsx'

type ChangeFormProps = {
  orgId: string
  article: ArticleDetails
  categories: readonly NewsCategory[]
  today: string
  language: Language
  onDone: () => void
}

export function ChangeForm({ orgId, article, categories, today, language, onDone }: ChangeFormProps) {
  const path = { orgId, id: String(article.id) }
  return (
    <CorrectionForm
      {...{ definition, language, onDone }}
      t={officeTranslator(language)}
      labels={articleLabels(language)}
      item={article}
      textsOf={({ category, title, summary, text, published }) => ({
        category: inLanguage(category.name, language).text,
        titleNe: title.ne,
        titleEn: title.en,
        summaryNe: summary.ne,
        summaryEn: summary.en,
        bodyNe: text.ne,
        bodyEn: text.en,
        publishedOn: formatDate(published, language),
      })}
      read={() => apiIn(language).send<ArticleAdmin['read']>('GET /admin/news/{orgId}/{id}', path)}
      send={(value) =>
        apiIn(language).send<ArticleAdmin['change']>('PUT /admin/news/{orgId}/{id}', { ...path, ...value })
      }
    >
      <ArticleFields known={article} {...{ orgId, categories, today, language }} />
    </CorrectionForm>
  )
}

const definition = form(articleFields)
