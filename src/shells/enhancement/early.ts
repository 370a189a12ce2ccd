// Before the first paint: does the stored language differ from this page's, and is the preloader due?

const root = document.documentElement
root.classList.add('js')

try {
  const stored = localStorage.getItem('preferredLanguage')
  const asked = new URLSearchParams(location.search).get('lang')
  const cookie = `preferredLanguage=${stored}`
  if ((stored === 'en' || stored === 'ne') && !asked && stored !== root.lang && !document.cookie.includes(cookie)) {
    document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
    location.reload()
  }
} catch {
  // Storage is closed to this page (private window): the server's choice stands.
}
