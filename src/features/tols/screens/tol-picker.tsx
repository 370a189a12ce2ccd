// Choice of a tol by list or search, and the chosen tol.

import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Tol } from '../contract/places.ts'
import { tolsMessages } from '../messages.ts'
import { groupByWard } from '../rules.ts'

/** The search text and the matching tols. */
export type TolSearch = { typed: string; found: Tol[] }

/**
 * The choice of a tol on the page at `path`. The choice is the query parameter `tol`; the page's script stores it on the
 * device (it reads `data-remembers-tol`).
 */
export function TolPicker({ path, tols, search }: { path: string; tols: Tol[]; search: TolSearch | undefined }) {
  const t = translator(tolsMessages, useLanguage())
  return (
    <div
      data-remembers-tol=""
      className="screen-only rounded-box border border-neutral-200 bg-surface p-5 shadow-raised md:p-6"
    >
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <ChooseTol path={path} tols={tols} />
        <search>
          <form method="get" action={path} className="flex flex-wrap gap-2">
            <label htmlFor="tol-search" className="w-full font-bold text-title">
              {t('tols.search')}
            </label>
            <input
              id="tol-search"
              type="search"
              name="place"
              defaultValue={search?.typed}
              maxLength={100}
              autoComplete="off"
              className="input min-w-32 flex-1 basis-32"
            />
            <Button type="submit">
              <Icon name="search" />
              {t('tols.search_go')}
            </Button>
          </form>
        </search>
      </div>
      {search ? <FoundTols path={path} {...search} /> : null}
    </div>
  )
}

/** The chosen tol with a link to change it. Its code is stored on the device. */
export function ChosenTol({ path, tol, zone }: { path: string; tol: Tol; zone?: string }) {
  const language = useLanguage()
  const t = translator(tolsMessages, language)
  return (
    <p data-remembers-tol={tol.code} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-2 text-lg font-bold">
        <Icon name="map" className="size-5 text-secondary-300 print:hidden" />
        {inLanguage(tol.name, language).text}, {t('tols.ward_no', { ward: tol.ward })}
      </span>
      {zone ? <span className="text-on-primary print:text-inherit">{zone}</span> : null}
      <ChangeTol path={path} />
    </p>
  )
}

/** Link back to the choice. */
export function ChangeTol({ path }: { path: string }) {
  const t = translator(tolsMessages, useLanguage())
  return (
    <a href={`${path}?change=1`} data-change-tol="" className="screen-only answer-panel-more mt-0">
      {t('tols.change')}
    </a>
  )
}

function ChooseTol({ path, tols }: { path: string; tols: Tol[] }) {
  const language = useLanguage()
  const t = translator(tolsMessages, language)
  return (
    <form method="get" action={path} className="flex flex-wrap gap-2">
      <label htmlFor="tol-choice" className="w-full font-bold text-title">
        {t('tols.choose')}
      </label>
      <select
        id="tol-choice"
        name="tol"
        required
        className="input min-w-32 flex-1 basis-32"
        defaultValue=""
        aria-describedby="tol-help"
      >
        <option value="" disabled>
          {t('tols.tol')} …
        </option>
        {groupByWard(tols).map(({ ward, tols: members }) => (
          <optgroup key={ward} label={t('tols.ward_no', { ward })}>
            {members.map(({ code, name }) => (
              <option key={code} value={code}>
                {inLanguage(name, language).text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit" kind="primary">
        {t('tols.show')}
      </Button>
      <p id="tol-help" className="needs-script w-full text-sm text-neutral-600">
        {t('tols.choose_help')}
      </p>
    </form>
  )
}

function FoundTols({ path, typed, found }: TolSearch & { path: string }) {
  const language = useLanguage()
  const t = translator(tolsMessages, language)
  return (
    <div className="mt-5 border-t border-neutral-200 pt-4">
      {found.length === 0 ? (
        <Callout tone="warning" title={t('tols.search_none', { name: typed })} />
      ) : (
        <>
          <h2 className="text-lg">{t('tols.search_found', { name: typed })}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {found.map(({ code, name, ward }) => (
              <li key={code}>
                <ButtonLink href={`${path}?tol=${code}`}>
                  {inLanguage(name, language).text}, {t('tols.ward_no', { ward })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
