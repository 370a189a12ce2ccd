// CSV responses.

import { contentDisposition } from './file-response.server.ts'

/** Open data: any origin may read it, and it is revalidated each time. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    },
  })
}
