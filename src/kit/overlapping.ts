// Batches of work in their order, three at a time where they have nothing in common.

/** While two wait for PostgreSQL, the rules of the third are applied; a fourth makes nothing quicker on two cores (decision 337). */
const atOnce = 3

/**
 * Runs each batch and yields the results in the order of the batches. A batch begins while those before it run, unless it has a key in
 * common with one of them; when one fails, the others have ended before the failure is thrown.
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
      while (running.some((before) => !keys.isDisjointFrom(before.keys))) yield await running.shift()!.result
      running.push({ keys, result: run(batch) })
      if (running.length === atOnce) yield await running.shift()!.result
    }
    for (const { result } of running.splice(0)) yield await result
  } finally {
    await Promise.allSettled(running.map(({ result }) => result))
  }
}
