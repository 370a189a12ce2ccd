// The names and values of a JSON object as text, numbers as the sender wrote them.

/** Longer answers are no answers of a gateway. */
const maxCharacters = 16_384

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown

/**
 * What eSewa signs is the literal: 1000.0 stays "1000.0". Null and what is nested are left out; undefined for what is no JSON object.
 * @example flatJson('{"total_amount": 1000.0, "status": "COMPLETE"}') // { total_amount: '1000.0', status: 'COMPLETE' }
 */
export function flatJson(text: string): Record<string, string> | undefined {
  if (text.length > maxCharacters) return undefined
  const object = readObject(text)
  if (!object) return undefined
  return Object.fromEntries(Object.entries(object).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
}

function readObject(text: string): object | undefined {
  try {
    const value = parse(text, (_key, each, { source }) =>
      typeof each === 'number' || typeof each === 'boolean' ? source : each,
    )
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
