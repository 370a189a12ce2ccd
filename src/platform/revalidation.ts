// Revalidation of loaders whose data does not depend on the query string.

import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For loaders whose data does not depend on the query string: a screen with state there (a table's page and search)
 * fetches its own rows, and the loaders around it are not called. Submitted forms revalidate as usual.
 * @example export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
 */
export function whenThePathChanges(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = navigation
  const isSent = formMethod !== undefined && formMethod !== 'GET'
  // Navigating to the same address revalidates.
  const isSameAddress = currentUrl.href === nextUrl.href
  return (isSent || isSameAddress || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate
}
