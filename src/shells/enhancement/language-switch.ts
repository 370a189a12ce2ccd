// Language switch: stores the choice and reloads the same page.

import { languageCookie, withoutLanguage } from './preferred-language.ts'

export function listenToLanguageSwitch(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const language = link.dataset.language!
    document.cookie = languageCookie(language, location.protocol)
    try {
      localStorage.setItem('preferredLanguage', language)
    } catch {
      return // The link itself has the language.
    }
    if (!document.cookie.includes(`preferredLanguage=${language}`)) return
    event.preventDefault()
    const address = withoutLanguage(location.href)
    if (address === location.href) location.reload()
    else location.replace(address)
  })
}
