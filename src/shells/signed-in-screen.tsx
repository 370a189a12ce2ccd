// Page area of a signed-in screen, with its error pages inside the frame.

import { Link, Outlet, useLocation, useRevalidator, useRouteError } from 'react-router'
import { translator } from '#kit/language.ts'
import { ApiRefusal } from '#platform/http-client.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { frameMessages } from './frame-messages.ts'

export default function SignedInScreen() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = translator(frameMessages, useLanguage())
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const list = pathname.replace(/\/[^/]*$/, '')
  const overview = pathname.replace(/^(\/[^/]*).*$/, '$1')
  const status = error instanceof ApiRefusal ? error.status : 0
  const title = t(status === 403 ? 'signed.forbidden' : status === 404 ? 'signed.missing' : 'signed.failed')
  const lead = status === 0 ? 'signed.failed_text' : status === 403 ? 'signed.forbidden_text' : undefined
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <PageHeading title={title} {...(lead ? { lead: t(lead) } : {})} />
      {status === 404 ? (
        <Link to={list} className={buttonClass('primary')}>
          {t('signed.to_list')}
        </Link>
      ) : status === 403 ? (
        <Link to={overview} className={buttonClass('primary')}>
          {t('signed.to_overview')}
        </Link>
      ) : (
        <Button kind="primary" onClick={() => void revalidate()}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  )
}
