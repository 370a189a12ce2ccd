// Rules of demonstration accounts: where they may be served, and the listen address.

/** Not on a public address, because the accounts' password is printed by the start command. */
export function mayServeDemonstration(env: { publicScheme: 'http' | 'https'; trustedProxies: number }): boolean {
  return env.publicScheme === 'http' && env.trustedProxies === 0
}

/** The listen address: loopback while demonstration accounts may sign in, unless `HOST` is set. */
export function listenAddress(host: string | undefined, accounts: number): string | undefined {
  return host ?? (accounts > 0 ? '127.0.0.1' : undefined)
}
