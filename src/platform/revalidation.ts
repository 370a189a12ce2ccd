// When does a loader have to be asked again while the reader stays in the browser's copy of the product?

import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For loaders whose answer does not hang on what follows the `?`: a screen that keeps its state there (a table's page and search)
 * fetches its own rows, and everything around it stays. Sent forms ask again as usual.
 * @example export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
 */
export function whenThePathChanges(moved: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = moved
  const isSent = formMethod !== undefined && formMethod !== 'GET'
  // A screen that asks for its own address again wants it anew.
  const isAskedAgain = currentUrl.href === nextUrl.href
  return (isSent || isAskedAgain || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate
}
