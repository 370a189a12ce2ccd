// Tests of the markup of islands.

import { renderToString } from 'react-dom/server'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { checksumOf } from '#kit/checksum.ts'
import { PageAddressContext, usePageAddress } from '#ui/page-address.ts'
import { PageLanguage, useLanguage } from '#ui/page-language.ts'
import { Island, IslandWriterContext } from './island.tsx'
import { payloadId } from './payload.ts'

function Part({ text, today }: { text: string; today?: string | undefined }) {
  const id = useId()
  return <p id={id}>{[useLanguage(), usePageAddress().search, text, String(today)].join(' · ')}</p>
}

function page(text: string, island = <Island name="part" part={Part} props={{ text, today: undefined }} />): string {
  const writer = {
    write: (element: ReactElement, prefix: string) => renderToString(element, { identifierPrefix: prefix }),
    scripts: () => ['/entry.js', '/part.js'],
  }
  return renderToString(
    <IslandWriterContext value={writer}>
      <PageLanguage value="ne">
        <PageAddressContext value={{ search: '?page=2', parameters: ['page'], go: () => {} }}>
          {island}
        </PageAddressContext>
      </PageLanguage>
    </IslandWriterContext>,
  )
}

test('the part is rendered with its language, address and props, under ids of its own', () => {
  expect(page('पानी')).toMatch(
    /<div data-island="part" data-scripts="[^"]*"><p id="_pR[^"]*">ne · \?page=2 · पानी · undefined<\/p><\/div>/,
  )
})

test('it names its scripts and requests none before the first paint', () => {
  expect(page('')).toContain('data-scripts="/entry.js /part.js"')
  expect(page('')).not.toMatch(/<link|<script[^>]* src=/)
})

test('its payload cannot close its script element, and parses back unchanged', () => {
  const text = '</script><script>alert(1)</script><!--'
  const html = page(text)
  const block = new RegExp(`<script id="${payloadId('part')}" type="application/json">(.*?)</script>`).exec(html)?.[1]
  expect(block).not.toContain('<')
  expect(JSON.parse(block!)).toEqual({ language: 'ne', search: '?page=2', parameters: ['page'], props: { text } })
})

test('props that the script fetches are rendered, and the payload has their checksum only', () => {
  const html = page('', <Island name="part" part={Part} props={{ today: '2026-11-23' }} fetched={{ text: 'पानी' }} />)
  expect(html).toContain('पानी · 2026-11-23</p>')
  const block = /<script[^>]*>(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(block!)).toMatchObject({ props: { today: '2026-11-23' }, fetched: checksumOf({ text: 'पानी' }) })
  expect(block).not.toContain('पानी')
})

test('outside the server it throws', () => {
  const withoutWriter = (
    <PageAddressContext value={{ search: '', parameters: [], go: () => {} }}>
      <Island name="part" part={Part} props={{ text: '' }} />
    </PageAddressContext>
  )
  expect(() => renderToString(withoutWriter)).toThrow('The island part can only be rendered on the server')
})
