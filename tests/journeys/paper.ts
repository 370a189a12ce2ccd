// Check of a page in print media, as a function that runs in the page and returns what it found.

/** No navigation, nothing cut off at the width of the sheet, targets of links written out. */
export function paperProblems(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1
  const wide = document.documentElement.scrollWidth
  const kept = [...document.querySelectorAll('nav, button, iframe, [role=search], .preloader')].filter(isShown)
  const silent = [...document.querySelectorAll('main a[href^="http"]:not([data-print-plain], .btn)')].filter(
    (link) =>
      isShown(link) &&
      !getComputedStyle(link, '::after').content.includes('http') &&
      !link.hasAttribute('data-print-as'),
  )
  return [
    ...(wide > innerWidth ? [`${wide} px wide`] : []),
    ...kept.map((element) => `printed: ${element.outerHTML.slice(0, 100)}`),
    ...silent.map((link) => `no address: ${link.outerHTML.slice(0, 100)}`),
  ]
}
