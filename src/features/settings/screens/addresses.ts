// The list of a console page, by the page's address.

import type { AnyListScreen } from '#features/ordered-lists/screens/definition.ts'
import { listScreens } from './lists/screens.ts'

/** The screens of the list whose pages these are: /staff/holidays, /staff/holidays/new, /staff/holidays/12. */
export function screenAt(pathname: string): AnyListScreen {
  const name = pathname.split('/')[2]!
  return listScreens.find((screen) => screen.name === name)!
}
