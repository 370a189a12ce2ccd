// Rules of the demonstration accounts: on which installations and addresses they may be served.

/** Whoever can read the start command's output knows the accounts' password, so a public address is none for them. */
export function mayServeDemonstration(env: { publicScheme: 'http' | 'https'; trustedProxies: number }): boolean {
  return env.publicScheme === 'http' && env.trustedProxies === 0
}

/** Where to listen: this machine alone while demonstration accounts may sign in, unless `HOST` says otherwise. */
export function listenAddress(host: string | undefined, accounts: number): string | undefined {
  return host ?? (accounts > 0 ? '127.0.0.1' : undefined)
}
