// Home page section: latest news.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { ListedArticle } from '#features/news/contract/api.ts'
import { ArticleCard } from '#features/news/screens/parts/article-card.tsx'
import { Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

export function News({ articles, language }: { articles: ListedArticle[]; language: Language }) {
  if (articles.length === 0) return null
  const t = translator(landingMessages, language)
  return (
    <Section id="news" title={t('landing.latest_news')} more={{ href: '/news', label: t('news.more') }}>
      <ul className="latest-news">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} language={language} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
