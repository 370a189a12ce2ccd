// Basic credentials of the anonymous API clients.

/**
 * The fixed basic credentials of the anonymous clients. They identify a program and protect nothing: anyone can read them in it.
 * The value follows `Basic ` in the Authorization header.
 */
export const clientCredentials = {
  web: basic('web', 'khanepani-web'),
  mobile: basic('mobile', 'khanepani-mobile'),
} as const

/** The client of a `Basic …` header value, or undefined for an unknown one. */
export function clientOf(credential: string): string | undefined {
  return Object.entries(clientCredentials).find(([, known]) => known === credential)?.[0]
}

function basic(name: string, secret: string): string {
  return btoa(`${name}:${secret}`)
}
