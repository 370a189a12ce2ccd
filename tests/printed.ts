// What commands print in a test: given to the test in place of the terminal.

import { afterAll, beforeAll, vi, type MockInstance } from 'vitest'

/** While the tests of this file run, `take` gets each text that is printed, with its line break, and the terminal none. Called once, beside the hooks of the file. */
export function onPrinted(take: (text: string) => void): void {
  let writing: MockInstance<typeof process.stdout.write>
  beforeAll(() => {
    writing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      take(String(text))
      return true
    })
  })
  afterAll(() => writing.mockRestore())
}
