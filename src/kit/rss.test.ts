// RSS feeds: elements, dates and escaping.

import { expect, test } from 'vitest'
import { rssOf } from './rss.ts'

test('a feed has its own link, language and items, with everything escaped', () => {
  const link = 'https://a.example/news/one?lang=ne'
  const at = new Date('2026-11-17T18:15:00Z')
  const item = { title: 'Tanks & <taps>', link: `${link}&x`, description: '"quoted"', category: 'निर्माण', at }
  const feed = rssOf({
    title: 'समाचार',
    link,
    self: 'https://a.example/news.rss',
    description: '',
    language: 'ne',
    items: [item],
  })
  expect(feed).toContain('<language>ne</language>')
  expect(feed).toContain('<lastBuildDate>Tue, 17 Nov 2026 18:15:00 GMT</lastBuildDate>')
  expect(feed).toContain('<title>Tanks &amp; &lt;taps&gt;</title>')
  expect(feed).toContain('<guid isPermaLink="true">https://a.example/news/one?lang=ne&amp;x</guid>')
  expect(feed).toContain('<description>&quot;quoted&quot;</description>')
})

test('a feed without items has no lastBuildDate', () => {
  const feed = rssOf({ title: 'News', link: 'https://a.example', self: '', description: '', language: 'en', items: [] })
  expect(feed).not.toContain('lastBuildDate')
})
