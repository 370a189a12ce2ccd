// Idempotency keys made in the browser.

/** Also works over plain HTTP, where `crypto.randomUUID` is missing. */
export function newSubmission(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('-')
}
