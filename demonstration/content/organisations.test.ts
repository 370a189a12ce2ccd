// Content is whole: both languages, pictures and documents that exist, nothing from the future.

import { expect, test } from 'vitest'
import { demonstrationContent } from './organisations.ts'
import type { Block, OrganisationContent } from './shapes.ts'
import { demonstrationDocuments } from '../documents/catalogue.ts'
import { demonstrationPictures } from '../pictures/catalogue.ts'

const pictures = new Set(demonstrationPictures.map(({ name }) => name))

test.each(demonstrationContent)('organisation $orgId names only pictures and documents that exist', (content) => {
  expect(namedPictures(content).filter((name) => !pictures.has(name))).toEqual([])
  const documents = new Set(
    demonstrationDocuments('2026-11-21')
      .filter(({ orgId }) => orgId === content.orgId)
      .map(({ slug }) => slug),
  )
  expect(
    content.articles.flatMap(({ attachments }) => attachments ?? []).filter((slug) => !documents.has(slug)),
  ).toEqual([])
})

test.each(demonstrationContent)('organisation $orgId has every text in both languages', (content) => {
  const texts = bilinguals(content)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter(({ en, ne }) => !en.trim() || !ne.trim())).toEqual([])
  expect(texts.filter(({ ne }) => /[0-9]/.test(ne))).toEqual([])
  expect(texts.filter(({ en }) => /[\u0900-\u097F]/.test(en))).toEqual([])
})

test.each(demonstrationContent)(
  'organisation $orgId has unique slugs and no news from the future',
  ({ articles, charter, albums }) => {
    for (const rows of [articles, charter, albums]) expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
    expect(articles.filter(({ publishedOn }) => publishedOn > '2026-11-21')).toEqual([])
  },
)

test('each organisation has the promised amounts and a history', () => {
  const [damak, kakarvitta] = demonstrationContent as [OrganisationContent, OrganisationContent]
  expect([damak.articles.length, kakarvitta.articles.length]).toEqual([14, 8])
  expect([damak.albums.length, kakarvitta.albums.length]).toEqual([4, 2])
  expect([damak, kakarvitta].map(({ pages }) => pages.some(({ slug }) => slug === 'history'))).toEqual([true, true])
  for (const { members, charter, slides, questions } of [damak, kakarvitta]) {
    expect(members.filter(({ group }) => group === 'staff').length).toBe(8)
    expect(
      members
        .filter(({ duty }) => duty)
        .map(({ duty }) => duty)
        .toSorted(),
    ).toEqual(['executiveDirector', 'grievanceOfficer', 'informationOfficer'])
    expect(charter.length).toBeGreaterThanOrEqual(10)
    expect(slides.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBe(8)
  }
})

function namedPictures({ articles, pages, albums, slides }: OrganisationContent): string[] {
  return [
    ...articles.flatMap(({ picture, blocks }) => [picture, ...inBlocks(blocks)]),
    ...pages.flatMap(({ blocks }) => inBlocks(blocks)),
    ...albums.flatMap((album) => album.pictures.map(({ picture }) => picture)),
    ...slides.map(({ picture }) => picture),
  ]
}

function bilinguals(value: unknown): { en: string; ne: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'ne' in value) return [value as { en: string; ne: string }]
  return Object.values(value).flatMap(bilinguals)
}

function inBlocks(blocks: Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'image' ? [block.picture] : []))
}
