// Stable sort of very many rows that yields often, so that the page stays responsive.

/** A stable sort that yields often: short runs sorted by the engine, then merged in parts. */
export function* mergeSort(
  numbers: Uint32Array,
  by: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
  const run = 2048
  let from = numbers
  for (let start = 0; start < from.length; start += run) {
    from.subarray(start, start + run).set([...from.subarray(start, start + run)].toSorted(by))
    yield
  }
  for (let width = run; width < from.length; width *= 2) {
    const into = new Uint32Array(from.length)
    for (let start = 0; start < from.length; start += 2 * width) yield* merge(from, into, start, width, by)
    from = into
  }
  return from
}

function* merge(
  from: Uint32Array,
  into: Uint32Array,
  start: number,
  width: number,
  by: (a: number, b: number) => number,
): Generator<undefined, void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(middle + width, from.length)
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const takeLeft = left < middle && (right >= end || by(from[left]!, from[right]!) <= 0)
    into[at] = takeLeft ? from[left++]! : from[right++]!
    if (at % 8192 === 8191) yield
  }
}
