// Before the first paint: does the stored language differ from this page's, and is the preloader due?

import { languageToRestore } from './preferred-language.ts'
import { playPreloader } from './preloader.ts'

const root = document.documentElement
root.classList.add('js')

try {
  restoreLanguage()
  playPreloader(root, !sessionStorage.getItem('visited') && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  sessionStorage.setItem('visited', '1')
} catch {
  // Storage is closed to this page (private window): the server's choice stands, and there is no preloader.
  root.dataset.loaded = ''
}

function restoreLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang')
  const wanted = languageToRestore({ asked, stored: localStorage.getItem('preferredLanguage'), shown: root.lang })
  if (wanted === undefined) return
  localStorage.setItem('preferredLanguage', wanted)
  const cookie = `preferredLanguage=${wanted}`
  if (wanted === root.lang || document.cookie.includes(cookie)) return
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
  // A browser that refuses the cookie would be sent the same page again and again.
  if (document.cookie.includes(cookie)) location.reload()
}
