// What stands in the page area when a screen fails or is not there, with the shell around it still whole?

import { Outlet, isRouteErrorResponse, useRouteError } from 'react-router'
import { translator } from '#kit/language.ts'
import { useDocument, useLanguage } from '#platform/page-language.ts'
import { shellMessages } from './messages.ts'

export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const say = translator(shellMessages, useLanguage())
  const missing = isRouteErrorResponse(error) && error.status === 404
  const reference = useDocument()?.reference ?? ''
  return (
    <article className="mx-auto max-w-prose px-4 py-16">
      <h1 className="text-2xl font-bold">{say(missing ? 'error.not_found' : 'error.failed')}</h1>
      <p className="mt-4">{say(missing ? 'error.not_found_text' : 'error.failed_text')}</p>
      {missing ? null : <p className="mt-4 text-sm">{say('error.reference', { reference })}</p>}
      <p className="mt-8">
        <a href="/">{say('error.home')}</a>
      </p>
    </article>
  )
}
