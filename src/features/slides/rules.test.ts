import { expect, test } from 'vitest'
import { slideIssues } from './rules.ts'

const words = (en: string, ne = en) => ({ en, ne })
const good = {
  title: words('Boil water'),
  text: words(''),
  link: '/notices',
  linkLabel: words('Notice'),
  pictureAlt: words('Kettle'),
}

test.each<[string, Partial<typeof good & { position: number }>, string | undefined]>([
  ['every detail', {}, undefined],
  ['leading nowhere', { link: '', linkLabel: words('') }, undefined],
  ['leading to another website', { link: 'https://example.org/a' }, undefined],
  ['a title in one language only', { title: words('Boil', '') }, 'title'],
  ['a text beyond its limit', { text: words('a'.repeat(601)) }, 'text'],
  ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
  ['a link to the host of somebody else', { link: '//example.org' }, 'link'],
  ['a link without words', { linkLabel: words('Notice', '') }, 'linkLabel'],
  ['words without a link', { link: '' }, 'linkLabel'],
  ['a picture that is not described', { pictureAlt: words('') }, 'pictureAlt'],
  ['a position that does not exist', { position: -1 }, 'position'],
])('a slide: %s', (_, change, field) => {
  expect(slideIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})
