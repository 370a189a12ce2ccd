// Name of the signed-in person in the links to their account: there before the header is painted, without a script for which the parser waits.

import { storedAccount } from '#platform/stored-account.ts'

/** Called in the head. The parser waits with an inline script below it for the style sheet, and everything after would be painted later. */
export function nameAccountLinks(): void {
  const account = storedAccount()
  if (!account) return
  const { name, kind } = account.person
  const language = document.documentElement.lang as keyof typeof name
  const shown = name[language] || name.en
  const nameThem = (isRead: (link: HTMLElement) => boolean) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]:not([aria-label])')) {
      if (!isRead(link)) continue
      const text = link.querySelector('span')!
      link.setAttribute('aria-label', `${shown}, ${text.textContent}`)
      text.textContent = shown
      if (kind === 'staff') link.href = '/staff'
    }
  }
  const observer = new MutationObserver(() => nameThem(hasFollowing))
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    nameThem(() => true)
  })
}

/** Whether the parser is past it. */
function hasFollowing(element: HTMLElement): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.nextSibling) return true
  return false
}
