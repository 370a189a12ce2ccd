// What service workers use of their scope: TypeScript's types of workers exclude those of documents.

export type Lasting = Event & { waitUntil: (until: Promise<unknown>) => void }
export type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }

type Scope = {
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void)
}
export const scope = globalThis as unknown as Scope

export const dayMs = 86_400_000
