// Test of the documents made without the database: they have their organisation's colours, which their policy names.

import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paletteOf, paletteStyle } from '#kit/colours/palette.ts'
import { coloursOnly, contentSecurityPolicy } from '#platform/security-headers.server.ts'
import { BareDocument } from './bare-document.tsx'

const style = paletteStyle(paletteOf({ primary: '#7f1d1d' }))
const brand = { primary: '#7f1d1d', style }

function documentOf(own: typeof brand | null): string {
  const phones = { office: '', onCall: '', onCallTitle: { en: '', ne: '' } }
  const organisation = { name: { en: 'Kakarvitta Water', ne: 'काँकडभिट्टा खानेपानी' }, brand: own, phones }
  return renderToStaticMarkup(
    <BareDocument title="Busy" organisation={organisation} language="en">
      <p>Try again</p>
    </BareDocument>,
  )
}

test('the style of an organisation is as its policy allows it, and nothing else is', () => {
  const [, inline] = /<style>(.*?)<\/style>/.exec(documentOf(brand))!
  const hash = createHash('sha256').update(inline!).digest('base64')
  expect(contentSecurityPolicy(coloursOnly(brand), 'production')).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(inline).toContain('--color-primary:#7f1d1d')
})

test('without colours of its own it has those of the style sheet', () => {
  expect(documentOf(null)).not.toContain('<style>')
  expect(contentSecurityPolicy(coloursOnly(null), 'production')).toContain("style-src 'self';")
})
