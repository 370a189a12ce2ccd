// Cookie of a browser in which staff have just changed something: it gets no copy of a page from before.

const name = 'recentChange'
/** Longer than copies are served, and than a notification can be on its way. */
const seconds = 10

/** Says nothing about the person: only that pages are to be compared with the changes committed so far (docs/decisions/167). */
export function recentChangeCookie(isSecure: boolean): string {
  return `${name}=1; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}

export function hasRecentChange(cookies: string | null | undefined): boolean {
  return cookies ? /(?:^|;\s*)recentChange=1/.test(cookies) : false
}
