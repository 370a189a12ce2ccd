// What gets a program that asks for a site's picture at the old fixed address?

import { redirect } from 'react-router'
import { refuse } from '#kit/refusal.ts'
import { page } from '#platform/page.server.ts'
import { pictureUrl } from '../contract/addresses.ts'

export const loader = page(({ org }) =>
  redirect(pictureUrl((org.icon ?? refuse('missing', 'request.unknown_path')).png)),
)
