// Earlier versions of an item: listed with their days, one compared field by field with the current one, and restored.

import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { versionMessages } from '../messages/versions.ts'
import type { EarlierVersion } from '../rules/versions.ts'
import type { ChosenVersion } from './use-version.ts'
import { publishingTranslator } from './translator.ts'
import { VersionDifferences } from './version-differences.tsx'

/** How the fields of a correction are named, and what each shows of an item. */
export type ComparedFields<Item> = {
  labels: Readonly<Record<string, string>>
  textsOf: (item: Item) => Record<string, string>
}

type VersionsProps<Item> = ComparedFields<Item> & {
  current: Item
  listed: readonly EarlierVersion[]
  chosen: ChosenVersion<Item>
  language: Language
}

export function Versions<Item>({ listed, ...props }: VersionsProps<Item>) {
  const { chosen, language } = props
  const t = translator(versionMessages, language)
  // While the form is open it is the form that shows the version.
  const isFormOpen = useSearchParams()[0].has('do')
  if (listed.length === 0) return null
  return (
    <Section id="versions" title={t('versions.title')}>
      <p className="measure mb-3 text-neutral-600">{t('versions.help')}</p>
      <ul className="grid divide-y divide-neutral-200 rounded-box border border-neutral-200">
        {listed.map((version) => {
          const isChosen = version.number === chosen.number && !isFormOpen
          const id = `version-${version.number}`
          return (
            <li key={version.number} id={id} className="grid gap-3 px-4 py-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-bold">
                    <VersionName version={version} language={language} />
                  </span>
                  <span className="text-sm text-neutral-600">
                    <TimeText at={version.until}>{(when) => t('versions.until', { when })}</TimeText> ·{' '}
                    {version.by ?? publishingTranslator(language)('publishing.by_itself')}
                  </span>
                </span>
                <Link
                  to={`?version=${version.number}#${id}`}
                  preventScrollReset
                  aria-current={isChosen ? 'true' : undefined}
                  aria-describedby={`${id}-name`}
                  className={buttonClass('quiet', 'screen-only')}
                >
                  {t('versions.compare')}
                </Link>
              </div>
              {isChosen && chosen.item ? <Comparison {...props} number={version.number} version={chosen.item} /> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function VersionName({ version: { number, since }, language }: { version: EarlierVersion; language: Language }) {
  const t = translator(versionMessages, language)
  return (
    <span id={`version-${number}-name`}>
      {since === null ? t('versions.first') : <TimeText at={since}>{(when) => t('versions.of', { when })}</TimeText>}
    </span>
  )
}

type ComparisonProps<Item> = Omit<VersionsProps<Item>, 'listed' | 'chosen'> & { number: number; version: Item }

function Comparison<Item>({ current, number, version, labels, textsOf, language }: ComparisonProps<Item>) {
  const t = translator(versionMessages, language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="mb-2 grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('versions.compared')}
      </h3>
      <VersionDifferences before={textsOf(version)} after={textsOf(current)} {...{ labels, language }} />
      <p className="screen-only flex flex-wrap gap-3">
        <Link to={`?do=change&version=${number}#act`} preventScrollReset className={buttonClass()}>
          {t('versions.restore')}
        </Link>
        <Link to="." preventScrollReset className={buttonClass('quiet')}>
          {t('versions.close')}
        </Link>
      </p>
    </div>
  )
}
