// Table of cases of the validation of a slide.

import { expect, test } from 'vitest'
import { slideIssues } from './rules.ts'

const both = (en: string, ne = en) => ({ en, ne })
const good = {
  title: both('Boil water'),
  text: both(''),
  link: '/notices',
  linkLabel: both('Notice'),
  pictureAlt: both('Kettle'),
}

test.each<[string, Partial<typeof good & { position: number }>, string | undefined]>([
  ['every detail', {}, undefined],
  ['without a link', { link: '', linkLabel: both('') }, undefined],
  ['leading to another website', { link: 'https://example.org/a' }, undefined],
  ['a title in one language only', { title: both('Boil', '') }, 'title'],
  ['a text beyond its limit', { text: both('a'.repeat(601)) }, 'text'],
  ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
  ['a link to the host of somebody else', { link: '//example.org' }, 'link'],
  ['a link without a label', { linkLabel: both('Notice', '') }, 'linkLabel'],
  ['a label without a link', { link: '' }, 'linkLabel'],
  ['a picture that is not described', { pictureAlt: both('') }, 'pictureAlt'],
  ['a position that does not exist', { position: -1 }, 'position'],
])('a slide: %s', (_, change, field) => {
  expect(slideIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})
