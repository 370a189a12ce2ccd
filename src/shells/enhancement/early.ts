// Script before the first paint: applies the stored language, says who is signed in, and decides whether the preloader is shown.

import { nameAccountLinks } from './account-name.ts'
import { languageCookie, languageToRestore } from './preferred-language.ts'
import { savesData } from './saves-data.ts'
import { playPreloader } from './preloader.ts'

const root = document.documentElement
root.classList.add('js')
if (savesData()) root.dataset.savesData = ''

try {
  restoreLanguage()
  if (localStorage.getItem('user') !== null) root.dataset.signedIn = ''
  nameAccountLinks()
  playPreloader(root, !sessionStorage.getItem('visited') && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  sessionStorage.setItem('visited', '1')
} catch {
  // Storage is blocked for this page (private window): the server's language is used, and there is no preloader.
  root.dataset.loaded = ''
}

function restoreLanguage(): void {
  const requested = new URLSearchParams(location.search).get('lang')
  const language = languageToRestore({ requested, stored: localStorage.getItem('preferredLanguage'), shown: root.lang })
  if (language === undefined) return
  localStorage.setItem('preferredLanguage', language)
  const cookie = `preferredLanguage=${language}`
  if (language === root.lang || document.cookie.includes(cookie)) return
  document.cookie = languageCookie(language, location.protocol)
  // A browser that refuses the cookie would otherwise reload the same page endlessly.
  if (document.cookie.includes(cookie)) location.reload()
}
