// Development: the same modules as the build's, from their sources, loaded again when they change.

import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import type * as programs from './programs.ts'

/** Hot reload uses the server's own port, for pages may connect nowhere else. */
export async function develop(): Promise<void> {
  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
  const loaded = (await vite.ssrLoadModule('/tools/programs.ts')) as typeof programs
  const { start } = await loaded.server()
  await start({ server, middlewares: vite.middlewares, close: () => vite.close() })
}
