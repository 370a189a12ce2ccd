// Sticky menu bar after 100 px of scrolling.

export const stickyAfter = 100

/** More than 100 px down, unless the page fixes its menu. */
export function isSticky(scrolled: number, still: boolean): boolean {
  return !still && scrolled > stickyAfter
}

export function watchScrolling(): void {
  addEventListener('scroll', update, { passive: true })
  update()
}

function update(): void {
  const still = document.querySelector('[data-still-menu]') !== null
  document.documentElement.toggleAttribute('data-scrolled', isSticky(scrollY, still))
}
