// Polyfills for the oldest supported browsers.

/** Chrome 109 is the last one for Windows 7 and 8. `tests/journeys/older-browsers.spec.ts` lists what else it lacks. */
polyfill(Array.prototype, {
  toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
    const copy = this.slice()
    copy.sort(compare)
    return copy
  },
  toReversed<T>(this: readonly T[]): T[] {
    const copy = this.slice()
    copy.reverse()
    return copy
  },
})

function polyfill(to: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}
