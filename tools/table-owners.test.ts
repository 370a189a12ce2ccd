// Tests of who owns a table, on small sets of sources.

import { expect, test } from 'vitest'
import { ownersOf } from './table-owners.ts'

const news = 'src/features/news/store.server.ts'
const landing = 'src/features/landing/store.server.ts'
const platform = 'src/platform/outbox.server.ts'

test.each<[string, Record<string, string>, string]>([
  ['who inserts', { [news]: "insertInto('newsArticles')", [landing]: "updateTable('newsArticles')" }, 'news'],
  ['who inserts with SQL', { [news]: 'sql`insert into news_articles (id)`', [landing]: 'from news_articles' }, 'news'],
  ['who copies', { [news]: "copyRows(scope, 'news_articles', rows)", [landing]: 'from news_articles' }, 'news'],
  ['who changes, where no code inserts', { [news]: "deleteFrom(\n  'newsArticles')", [landing]: '' }, 'news'],
  ['who reads, where no code writes', { [news]: 'sql`select * from news_articles`' }, 'news'],
  ['the platform', { [platform]: "insertInto('newsArticles')" }, 'platform'],
  [
    'no test',
    { 'src/features/pages/store.test.ts': "insertInto('newsArticles')", [news]: "insertInto('newsArticles')" },
    'news',
  ],
])('%s', (_, texts, owner) => {
  expect(ownersOf(['news_articles'], new Map(Object.entries(texts))).get('news_articles')).toBe(owner)
})

test('a table with two owners, or none, is an error that names them', () => {
  const two = new Map([news, landing].map((file) => [file, "insertInto('newsArticles')"]))
  expect(() => ownersOf(['news_articles'], two)).toThrow('news, landing')
  expect(() => ownersOf(['news_articles'], new Map())).toThrow('none')
})
