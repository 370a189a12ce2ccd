// What changes with the clock on a page that stays open.

const everyMs = 20_000

/** Runs at the start, three times a minute while the page is seen, and when it is seen again. */
export function onEachMinute(run: (now: number) => void): void {
  const runWhenSeen = () => {
    if (!document.hidden) run(Date.now())
  }
  runWhenSeen()
  setInterval(runWhenSeen, everyMs)
  document.addEventListener('visibilitychange', runWhenSeen)
  addEventListener('pageshow', runWhenSeen)
}
