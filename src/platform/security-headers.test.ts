// Security headers with and without TLS, and the hashes of a page's own scripts.

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { languageCookie } from './cached-pages.server.ts'
import { contentSecurityPolicy, newScriptMark, securityHeaders, takeMarkedElements } from './security-headers.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only scripts and styles that our code rendered get a hash, and the mark is removed', () => {
  const mark = newScriptMark()
  const page = `<head><script nonce="${mark}">early()</script><script nonce="${mark}" type="module">start()</script>
<link rel="modulepreload" href="/a.js" nonce="${mark}"><script type="module" src="/a.js" nonce="${mark}"></script></head>
<style nonce="${mark}">:root{--a:1}</style><style>p{color:red}</style>
<body><p>A visitor's <script>steal()</script></p><script nonce="guessed">steal(2)</script></body>`
  const { html, hashes } = takeMarkedElements(page, mark)
  expect(hashes).toEqual({ scripts: [hashOf('early()'), hashOf('start()')], styles: [hashOf(':root{--a:1}')] })
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>early()</script>')
  const policy = contentSecurityPolicy(hashes, 'production')
  expect(policy).toContain(`script-src 'self' ${hashes.scripts.join(' ')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf(':root{--a:1}')};`)
  expect(policy).not.toContain(hashOf('steal()'))
})

test('markup left open before a script of ours gives its own text no hash', () => {
  const mark = newScriptMark()
  for (const open of ['<script>steal()//', "<script data-x='", '<script nonce="'])
    expect(takeMarkedElements(`${open}<script nonce="${mark}">early()</script>`, mark).hashes.scripts).not.toContain(
      hashOf(`steal()//<script nonce="${mark}">early()`),
    )
})

test('what is pasted becomes markup in the console alone', () => {
  const own = { scripts: [], styles: [] }
  const policies = 'trusted-types khanepani service-worker ProseMirrorClipboard'
  expect(contentSecurityPolicy(own, 'production', { pathname: '/staff/news/new' })).toContain(policies)
  for (const other of ['/', '/news', '/staffing', '/account'])
    expect(contentSecurityPolicy(own, 'production', { pathname: other })).not.toContain('Clipboard')
})

const camera = (pathname: string) => securityHeaders('https://damak.example', pathname)['permissions-policy']

test('the camera is allowed where receipts are verified, and there only', () => {
  expect(camera('/verify')).toContain('camera=(self),')
  for (const other of ['/', '/verify/', '/verify/more', '/pay', '/staff/counter'])
    expect(camera(other)).toContain('camera=(),')
})

test('each rendering has a mark of its own', () => {
  expect(newScriptMark()).toMatch(/^[0-9a-f]{32}$/)
  expect(newScriptMark()).not.toBe(newScriptMark())
})

test.each([
  ['https://damak.example', 'max-age=63072000; includeSubDomains', true],
  ['http://damak.localhost', undefined, false],
])('over %s the browser is required to keep to TLS, and the cookie too: %s', (origin, expected, isSecure) => {
  expect(securityHeaders(origin)['strict-transport-security']).toBe(expected)
  expect(securityHeaders(origin)['x-content-type-options']).toBe('nosniff')
  expect(languageCookie('ne', isSecure).endsWith('; Secure')).toBe(isSecure)
})
