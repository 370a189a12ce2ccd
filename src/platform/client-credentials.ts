// Which programs call the API without a person, and how do they name themselves?

/**
 * The fixed basic credentials of the anonymous clients. They name a program, they protect nothing: anyone can read them in it.
 * The value is what the Authorization header carries after `Basic `.
 */
export const clientCredentials = {
  web: basic('web', 'khanepani-web'),
  mobile: basic('mobile', 'khanepani-mobile'),
} as const

/** The client that a `Basic …` header value names, or undefined for one that names none. */
export function clientOf(credential: string): string | undefined {
  return Object.entries(clientCredentials).find(([, known]) => known === credential)?.[0]
}

function basic(name: string, secret: string): string {
  return btoa(`${name}:${secret}`)
}
