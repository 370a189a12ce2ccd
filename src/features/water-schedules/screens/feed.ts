// Route of a tol's calendar feed.

import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { inLanguage, translator } from '#kit/language.ts'
import { publicOrigin } from '#platform/page-context.ts'
import { page } from '#platform/page.server.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { readFeed } from '../operations/schedule.server.ts'
import { calendarFeed } from '../rules/calendar-feed.ts'
import type { Localization } from '../rules/text.ts'

/** The language is `?lang=`, because calendar programs send no cookie. Answers 304 when the ETag is unchanged. */
export const loader = page(async (ctx, { params, request, context }: LoaderFunctionArgs) => {
  const { language, org } = ctx
  const feed = await readFeed(ctx, params.tol ?? '')
  const origin = context.get(publicOrigin)
  const t = translator(waterSchedulesMessages, language) as Localization['t']
  const text = calendarFeed(
    {
      ...feed,
      orgId: org.id,
      organisation: inLanguage(org.name, language).text,
      feedUrl: `${origin}/water-schedule/${feed.tol.code}.ics?lang=${language}`,
      pageUrl: `${origin}/water-schedule?tol=${feed.tol.code}`,
    },
    { language, t },
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
