// Inline script after the header: names the signed-in person before the header is painted.

import { storedAccount } from '#platform/stored-account.ts'

const account = storedAccount()

if (account) {
  const { name, kind } = account.person
  const language = document.documentElement.lang as keyof typeof name
  const shown = name[language] || name.en
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const text = link.querySelector('span')!
    link.setAttribute('aria-label', `${shown}, ${text.textContent}`)
    text.textContent = shown
    if (kind === 'staff') link.href = '/staff'
  }
}
