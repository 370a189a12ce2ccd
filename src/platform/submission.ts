// By which number does the browser know a form that it may have to send twice?

/** Also where the page came over plain HTTP: `crypto.randomUUID` is missing there. */
export function newSubmission(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('-')
}
