import { renderToString } from 'react-dom/server'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { PageAddressContext, usePageAddress } from '#ui/page-address.ts'
import { PageLanguage, useLanguage } from '#ui/page-language.ts'
import { Island, IslandWriterContext } from './island.tsx'
import { toldTo } from './told.ts'

function Part({ text, today }: { text: string; today?: string | undefined }) {
  const id = useId()
  return <p id={id}>{[useLanguage(), usePageAddress().search, text, String(today)].join(' · ')}</p>
}

function page(text: string): string {
  const writer = {
    write: (element: ReactElement, prefix: string) => renderToString(element, { identifierPrefix: prefix }),
    start: <script type="module" async src="/entry.js" />,
    files: () => ['/part.js'],
  }
  return renderToString(
    <IslandWriterContext value={writer}>
      <PageLanguage value="ne">
        <PageAddressContext value={{ search: '?page=2', go: () => {} }}>
          <Island name="part" part={Part} props={{ text, today: undefined }} />
        </PageAddressContext>
      </PageLanguage>
    </IslandWriterContext>,
  )
}

test('the part is drawn with its language, address and props, under ids of its own', () => {
  expect(page('पानी')).toMatch(
    /<div data-island="part"><p id="[^"]*part[^"]*">ne · \?page=2 · पानी · undefined<\/p><\/div>/,
  )
})

test('its scripts are asked for together', () => {
  expect(page('')).toContain('<link rel="modulepreload" href="/part.js"/>')
  expect(page('')).toContain('<script type="module" async="" src="/entry.js"></script>')
})

test('what it is told cannot end the block it stands in, and reads back as it was', () => {
  const text = '</script><script>alert(1)</script><!--'
  const html = page(text)
  const block = new RegExp(`<script id="${toldTo('part')}" type="application/json">(.*?)</script>`).exec(html)?.[1]
  expect(block).not.toContain('<')
  expect(JSON.parse(block!)).toEqual({ language: 'ne', search: '?page=2', props: { text } })
})

test('outside the server it says what is wrong', () => {
  const lonely = (
    <PageAddressContext value={{ search: '', go: () => {} }}>
      <Island name="part" part={Part} props={{ text: '' }} />
    </PageAddressContext>
  )
  expect(() => renderToString(lonely)).toThrow('The island part can only be written on the server')
})
