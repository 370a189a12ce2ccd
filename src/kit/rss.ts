// RSS 2.0 feeds.

export type Feed = {
  title: string
  link: string
  self: string
  description: string
  language: string
  items: FeedItem[]
}
export type FeedItem = { title: string; link: string; description: string; category: string; at: Date }

/**
 * The feed as XML (RSS 2.0 with the Atom link to itself, as the RSS Advisory Board recommends). All texts are plain.
 * @example rssOf({ title: 'News', link: 'https://a.example/news', self: 'https://a.example/news.rss', description: '', language: 'en', items: [] })
 */
export function rssOf({ title, link, self, description, language, items }: Feed): string {
  const head = [
    tag('title', title),
    tag('link', link),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    tag('description', description),
    tag('language', language),
    ...(items[0] ? [tag('lastBuildDate', items[0].at.toUTCString())] : []),
  ]
  const lines = [...head, ...items.map(itemOf)].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${lines}\n</channel></rss>\n`
}

function itemOf({ title, link, description, category, at }: FeedItem): string {
  const parts = [
    tag('title', title),
    tag('link', link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    tag('description', description),
    tag('category', category),
    tag('pubDate', at.toUTCString()),
  ]
  return `<item>${parts.join('')}</item>`
}

function tag(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
