// Preferred language: from the address, else from storage; its cookie, and addresses without a language.

type Choices = { requested: string | null; stored: string | null; shown: string }

/** The language in the address, else the stored one; values other than `en` and `ne` are ignored. */
export function languageToRestore({ requested, stored, shown }: Choices): 'en' | 'ne' | undefined {
  if (isKnown(requested)) return requested
  return isKnown(stored) && stored !== shown ? stored : undefined
}

/** The same page without a language in its address. @example withoutLanguage('https://a.np/news?lang=ne&page=2') // 'https://a.np/news?page=2' */
export function withoutLanguage(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  return url.href
}

/** The cookie by which the server knows the choice; `protocol` as in `location`: over TLS it is never sent without it. */
export function languageCookie(language: string, protocol: string): string {
  return `preferredLanguage=${language};path=/;max-age=31536000;samesite=lax${protocol === 'https:' ? ';secure' : ''}`
}

function isKnown(value: string | null): value is 'en' | 'ne' {
  return value === 'en' || value === 'ne'
}
