// The public keys of an organisation, by which anybody verifies codes of its receipts.

import { page } from '#platform/page.server.ts'
import { publishedKeys } from '../operations/keys.server.ts'

export const loader = page(async (ctx) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }
  return new Response(JSON.stringify({ keys: await publishedKeys(ctx) }), { headers })
})
