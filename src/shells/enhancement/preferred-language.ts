// Which language does the reader's browser ask for, and where does the other language of this page stand?

type Asked = { asked: string | null; stored: string | null; shown: string }

/** The language the address asks for, else the stored one; anything but `en` and `ne` counts for nothing. */
export function languageToRestore({ asked, stored, shown }: Asked): 'en' | 'ne' | undefined {
  if (isKnown(asked)) return asked
  return isKnown(stored) && stored !== shown ? stored : undefined
}

/** The same page without a language in its address. @example withoutLanguage('https://a.np/news?lang=ne&page=2') // 'https://a.np/news?page=2' */
export function withoutLanguage(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  return url.href
}

function isKnown(value: string | null): value is 'en' | 'ne' {
  return value === 'en' || value === 'ne'
}
