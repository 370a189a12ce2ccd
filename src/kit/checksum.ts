// Checksum of JSON data, the same on the server and in browsers.

/**
 * 53 bits (cyrb53), for telling whether two copies of the same data differ; not against anybody who wants them to look alike. The order of
 * properties does not count, nor do those that JSON leaves out.
 * @example checksumOf({ a: 1, b: undefined }) === checksumOf({ a: 1 }) // true
 */
export function checksumOf(data: unknown): string {
  const text = JSON.stringify(data, inOrder)
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
