// How is a CSV sent so that browsers save it under its name and programs read it?

import { contentDisposition } from './file-response.server.ts'

/** Open data: anyone's page may read it, and it is asked for again each time. */
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
