// Page area of a public screen, with its error pages inside the shell.

import { Outlet, isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator, messageText } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { platformMessages } from '#platform/messages.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'
import { publishingMessages } from '#features/publishing/messages/states.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkCard } from '#ui/card.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { PublicPage } from '#root/manifest.ts'
import { shellMessages } from './messages.ts'

export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const language = useLanguage()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <Missing language={language} refusal={error.data as PageRefusal | undefined} />
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 429))
    return <Refused language={language} refusal={error.data as PageRefusal | undefined} />
  return <Failed language={language} />
}

/** Addresses offered in place of a missing page. */
const instead = [
  '/water-schedule',
  '/tarrif-calculator',
  '/notices/consumer-notice',
  '/publications/downloads',
  '/news',
  '/contact',
]

function Missing({ language, refusal }: { language: Language; refusal: PageRefusal | undefined }) {
  const { pages } = useRouteLoaderData<{ pages: PublicPage[] }>('shells/public')!
  const t = translator(shellMessages, language)
  const [title, lead] = withdrawal(refusal, language) ?? [t('error.not_found'), t('error.not_found_text')]
  return (
    <PageArea>
      <PageMeta title={title} />
      <PageHeading title={title} lead={lead} />
      <h2 className="text-xl">{t('error.instead')}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {instead.map((path) => (
          <li key={path}>
            <LinkCard href={path} title={pages.find(({ to }) => to === path)!.label[language]} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href="/" kind="primary">
          {t('error.home')}
        </ButtonLink>
      </p>
    </PageArea>
  )
}

/** The title and reason of an item that was public and is withdrawn. */
function withdrawal(refusal: PageRefusal | undefined, language: Language): [title: string, lead: string] | undefined {
  if (refusal?.key !== 'publishing.withdrawn_because') return undefined
  const t = translator(publishingMessages, language)
  return [t('publishing.withdrawn_title'), messageText(t, refusal)]
}

/** A request that cannot be answered as it is. What was typed on the page before this one, the browser still has. */
function Refused({ language, refusal }: { language: Language; refusal: PageRefusal | undefined }) {
  const t = translator({ ...shellMessages, ...platformMessages }, language)
  const title = refusal && Object.hasOwn(platformMessages, refusal.key) ? messageText(t, refusal) : t('error.refused')
  return (
    <PageArea narrow>
      <PageMeta title={title} />
      <PageHeading title={title} lead={t('error.refused_text')} />
      <p className="mt-8">
        <ButtonLink href="/">{t('error.home')}</ButtonLink>
      </p>
    </PageArea>
  )
}

function Failed({ language }: { language: Language }) {
  const t = translator(shellMessages, language)
  const { pathname, search } = useLocation()
  const reference = useDocument()?.reference ?? ''
  return (
    <PageArea narrow>
      <PageMeta title={t('error.failed')} />
      <Icon name="warning" className="mb-3 size-12 text-warning-700" />
      <PageHeading title={t('error.failed')} lead={t('error.failed_text')} />
      <p className="font-bold">{t('error.reference', { reference })}</p>
      <p className="text-neutral-600">{t('error.reference_text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`${pathname}${search}`} kind="primary">
          {t('error.retry')}
        </ButtonLink>
        <ButtonLink href="/">{t('error.home')}</ButtonLink>
      </p>
    </PageArea>
  )
}
