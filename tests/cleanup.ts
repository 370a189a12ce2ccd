// Clean-up at the end of a test file, for modules that are loaded once for several files.

const cleanups: (() => unknown)[] = []

/** Runs at the end of every test file of this process, in the order of the calls. */
export function atEndOfFile(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}

export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups) await cleanup()
}
