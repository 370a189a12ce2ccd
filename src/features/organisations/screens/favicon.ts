// Route of /favicon.ico: redirects to the organisation’s icon.

import { redirect } from 'react-router'
import { refuse } from '#kit/refusal.ts'
import { page } from '#platform/page.server.ts'
import { pictureUrl } from '../contract/addresses.ts'

export const loader = page(({ org }) =>
  redirect(pictureUrl((org.icon ?? refuse('missing', 'request.unknown_path')).png)),
)
