// Startup errors: one clear message and a non-zero exit, without a stack trace.

/** A reason not to start that an operator can act upon. The message is all they read. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}

/**
 * Runs a program's main function. A `StartupProblem` becomes its message on standard error and exit code 1;
 * any other error is a bug and is printed with its stack.
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
