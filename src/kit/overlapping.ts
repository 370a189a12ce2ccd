// Batches of work in their order, two at a time where they have nothing in common.

/**
 * Runs each batch and yields the results in the order of the batches. A batch begins while the one before it runs, unless both have a key in
 * common; when one fails, the other has ended before the failure is thrown.
 */
export async function* overlapping<Batch, Result>(
  batches: AsyncIterable<Batch>,
  keysOf: (batch: Batch) => ReadonlySet<string>,
  run: (batch: Batch) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: { keys: ReadonlySet<string>; result: Promise<Result> }[] = []
  try {
    for await (const batch of batches) {
      const keys = keysOf(batch)
      const [before] = running
      if (before && !keys.isDisjointFrom(before.keys)) yield await running.shift()!.result
      running.push({ keys, result: run(batch) })
      if (running.length === 2) yield await running.shift()!.result
    }
    for (const { result } of running.splice(0)) yield await result
  } finally {
    await Promise.allSettled(running.map(({ result }) => result))
  }
}
