// Preloader: shown after the first paint of a visit, then removed.

export const preloaderTimes = { beforeExit: 500, exit: 800 }

/** Shows the preloader with the page's scrolling locked, plays its exit, then marks the page loaded. Not due: marks it at once. */
export function playPreloader(root: HTMLElement, due: boolean): void {
  if (!due) return markLoaded(root)
  root.classList.add('preloading')
  setTimeout(() => {
    root.classList.add('preloading-leaves')
    setTimeout(() => {
      root.classList.remove('preloading', 'preloading-leaves')
      markLoaded(root)
    }, preloaderTimes.exit)
  }, preloaderTimes.beforeExit)
}

function markLoaded(root: HTMLElement): void {
  root.dataset.loaded = ''
}
