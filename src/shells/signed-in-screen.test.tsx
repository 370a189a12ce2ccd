// Tests of the error pages of signed-in screens: what is offered depends on why the page could not be shown.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import { ApiRefusal } from '#platform/http-client.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { shellMessages } from './messages.ts'
import { ErrorBoundary } from './signed-in-screen.tsx'

const cases = [
  { error: new ApiRefusal(403, ''), title: 'signed.forbidden', retry: false },
  { error: new ApiRefusal(404, ''), title: 'signed.missing', retry: false },
  { error: new ApiRefusal(503, ''), title: 'signed.failed', retry: true },
  { error: new Error('bug'), title: 'signed.failed', retry: true },
] as const

test.each(cases)('$error.name $error.status: retry is $retry', ({ error, title, retry }) => {
  const routes = [{ id: 'screen', path: '/staff/audit', element: null, ErrorBoundary, HydrateFallback: () => null }]
  const hydrationData = { errors: { screen: error } }
  const router = createMemoryRouter(routes, { initialEntries: ['/staff/audit'], hydrationData })
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <PageLanguage value={language}>
        <RouterProvider router={router} />
      </PageLanguage>,
    )
    expect(html).toContain(shellMessages[title][language])
    expect(html.includes(shellMessages['error.retry'][language])).toBe(retry)
    if (title === 'signed.forbidden') expect(html).toMatch(/href="\/staff"/)
  }
})
