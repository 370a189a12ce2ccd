// Security headers of every response, and the content security policy of a page.

import { hash, randomBytes } from 'node:crypto'
import type { Brand } from '#platform/context.ts'

/** Headers of every response; over TLS the browser also remembers to use nothing else, for two years and for names below. `pathname`: of a page, one of which scans by camera. */
export function securityHeaders(origin: string, pathname = ''): Record<string, string> {
  const headers = origin.startsWith('https:') ? overTls : always
  return pathname === scanningPage ? { ...headers, 'permissions-policy': permissions('(self)') } : headers
}

/** The page that scans the QR codes of receipts. */
const scanningPage = '/verify'

function permissions(camera: '()' | '(self)'): string {
  return `camera=${camera}, microphone=(), payment=(), usb=(), geolocation=(self)`
}

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const overTls = { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** A page without menu and script has its organisation's colours at most. */
export function coloursOnly(brand: Brand | null | undefined): InlineHashes {
  return { scripts: [], styles: brand ? [hashOf(brand.style)] : [] }
}

/** The policy of whatever is not a page of ours and names none: should a browser show it as one, it loads and runs nothing. */
export const otherContentPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hosts allowed in frames: the office map, loaded only on request. */
export const mapFrameHosts = ['https://www.openstreetmap.org', 'https://www.google.com']

/** A random value for one rendering. It is on every script and style element that the product renders, and never leaves the server. */
export function newScriptMark(): string {
  return randomBytes(16).toString('hex')
}

/** Hashes of the inline scripts and styles of a page, as its policy names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The rendered document without the mark, and the hash of each inline script and style that had it. One that got into the page
 * in another way has no mark and so no hash: a cached page needs no secret that its readers share.
 */
export function takeMarkedElements(html: string, mark: string): { html: string; hashes: InlineHashes } {
  const parts = html.split(` nonce="${mark}"`)
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  for (const [index, after] of parts.slice(1).entries()) {
    const before = parts[index]!
    const end = after.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end)
    const isInlineScript = tag.startsWith('<script') && !/\ssrc=/.test(tag)
    if (isInlineScript) scripts.add(hashOf(after.slice(end + 1, after.indexOf('</script>', end))))
    if (tag.startsWith('<style')) styles.add(hashOf(after.slice(end + 1, after.indexOf('</style>', end))))
  }
  return { html: parts.join(''), hashes: { scripts: [...scripts], styles: [...styles] } }
}

/**
 * `formTarget`: the origin of another website to which a form of this page is sent.
 * The policy of the page at an address: its own files, and its inline scripts and styles by their hashes. In development React may have to render a
 * script element again, which Trusted Types forbid; a built page is never rendered again.
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  mode: 'development' | 'production',
  { pathname = '', formTarget }: { pathname?: string; formTarget?: string | null } = {},
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapFrameHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...(formTarget ? [formTarget] : [])].join(' ')}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    // Where supported: text becomes markup only through the policy of ui/trusted-html, and two addresses the service workers'.
    ...(mode === 'production' ? ["require-trusted-types-for 'script'", trustedTypes(pathname)] : []),
  ].join('; ')
}

/**
 * In the console the editor of texts has its own: ProseMirror parses what is pasted in a document that runs and loads nothing, and takes of it what
 * its schema has.
 */
function trustedTypes(pathname: string): string {
  const isConsole = pathname === '/staff' || pathname.startsWith('/staff/')
  return `trusted-types khanepani service-worker${isConsole ? ' ProseMirrorClipboard' : ''}`
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
