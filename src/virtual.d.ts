declare module 'virtual:enhancement' {
  /** Runs in the head before the first paint. */
  export const early: string
  /** Address of the deferred script, with its content hash. */
  export const path: string
  export const body: string
}
