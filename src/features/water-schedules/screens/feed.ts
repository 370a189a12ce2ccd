// Which calendar file does a tol's water make?

import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { inLanguage, translator } from '#kit/language.ts'
import { publicOrigin } from '#platform/page-context.ts'
import { page } from '#platform/page.server.ts'
import { waterSchedulesMessages } from '../messages.ts'
import { readFeed } from '../operations/schedule.server.ts'
import { calendarFeed } from '../rules/calendar-feed.ts'
import type { Pen } from '../rules/words.ts'

/** In the language of `?lang=`, since a calendar program has no other. Unchanged since the program last asked: 304. */
export const loader = page(async (ctx, { params, request, context }: LoaderFunctionArgs) => {
  const { language, org } = ctx
  const feed = await readFeed(ctx, params.tol ?? '')
  const origin = context.get(publicOrigin)
  const say = translator(waterSchedulesMessages, language) as Pen['say']
  const text = calendarFeed(
    {
      ...feed,
      orgId: org.id,
      organisation: inLanguage(org.name, language).text,
      feedUrl: `${origin}/water-schedule/${feed.tol.code}.ics?lang=${language}`,
      pageUrl: `${origin}/water-schedule?tol=${feed.tol.code}`,
    },
    { language, say },
  )
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${feed.tol.code}.ics"`,
    'cache-control': 'public, max-age=300',
    'last-modified': feed.changedAt.toUTCString(),
    vary: 'Cookie',
    etag,
  }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
})
