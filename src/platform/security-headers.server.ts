// Security headers of every response, and the content security policy of a page.

import { createHash } from 'node:crypto'

/** Headers that do not depend on the response. */
export const fixedSecurityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Hosts allowed in frames: the office map, loaded only on request. */
export const mapFrameHosts = ['https://www.openstreetmap.org', 'https://www.google.com']

/**
 * The policy of one page: its own files, and its inline scripts by their hashes. In development React may have to render a
 * script element again, which Trusted Types forbid; a built page is never rendered again.
 */
export function contentSecurityPolicy(html: string, mode: 'development' | 'production'): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapFrameHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    // Where supported: text becomes script or markup only through the one policy of ui/trusted-html.
    ...(mode === 'production' ? ["require-trusted-types-for 'script'", 'trusted-types khanepani'] : []),
  ].join('; ')
}

/** SHA-256 sources of every inline script that a browser would run; data blocks (JSON-LD) are not scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
