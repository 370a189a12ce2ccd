// RSS feed of the news in the requested language.

import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { rssOf } from '#kit/rss.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { publicOrigin } from '#platform/page-context.ts'
import { page } from '#platform/page.server.ts'
import { newsMessages } from '../messages/public.ts'
import { latestArticles } from '../operations/articles.server.ts'

const itemsInAFeed = 30

export const loader = page(async (ctx, { context }) => {
  const { language } = ctx
  const origin = context.get(publicOrigin)
  const t = translator(newsMessages, language)
  const articles = await latestArticles(ctx, itemsInAFeed)
  const feed = rssOf({
    title: `${t('news.title')} · ${inLanguage(ctx.org.name, language).text}`,
    link: `${origin}/news?lang=${language}`,
    self: `${origin}/news.rss?lang=${language}`,
    description: t('news.lead'),
    language,
    items: articles.map(({ title, summary, category, url, publishedOn }) => ({
      title: inLanguage(title, language).text,
      link: `${origin}${url}?lang=${language}`,
      description: inLanguage(summary, language).text,
      category: inLanguage(category.name, language).text,
      at: nepalMidnight(publishedOn),
    })),
  })
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
      [cacheForHeader]: '86400',
    },
  })
})
