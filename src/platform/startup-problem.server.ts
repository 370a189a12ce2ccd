// How does a program that cannot start say so: one clear sentence and a non-zero exit, never a stack trace?

/** A reason not to start that a person can act upon. The message is the one sentence they read. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}

/**
 * Runs a program's main function. A `StartupProblem` becomes its sentence on standard error and exit code 1;
 * any other error is a bug and keeps its stack.
 * @example await runProgram(async () => { await startDatabase(readEnv(), console.error) })
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${error instanceof StartupProblem ? error.message : stackOf(error)}\n`)
    process.exit(1)
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
