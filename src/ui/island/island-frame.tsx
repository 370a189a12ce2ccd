// Frame of an island: language, address, and an error message when it fails.

import { Component, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { declaredQuery } from '#kit/declared-query.ts'
import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageAddressContext } from '#ui/page-address.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { IslandIds } from '#ui/use-id.ts'
import { goTo, moved } from './browser-address.ts'
import { islandMessages } from './messages.ts'
import type { IslandPayload } from './payload.ts'

type FrameProps = Omit<IslandPayload, 'props'> & { ids: string; children: ReactNode }

/** `search` as the server knew it, until the browser's own is read; `ids` is the prefix of the ids in the island. */
export function IslandFrame(props: FrameProps) {
  const { language, parameters, ids, children } = props
  const [nextId] = useState(() => countedIds(ids))
  const search = useSyncExternalStore(
    moved,
    () => declaredQuery(location.search, parameters),
    () => props.search,
  )
  const address = useMemo(() => ({ search, parameters, go: goTo }), [search, parameters])
  return (
    <PageLanguage value={language}>
      <PageAddressContext value={address}>
        <IslandIds value={nextId}>
          <Boundary language={language}>{children}</Boundary>
        </IslandIds>
      </PageAddressContext>
    </PageLanguage>
  )
}

/** None in development: there React hydrates, in strict mode, which renders a component more than once. */
function countedIds(prefix: string): (() => string) | undefined {
  if (import.meta.env.DEV) return undefined
  let count = 0
  return () => `${prefix}-${++count}`
}

class Boundary extends Component<{ language: Language; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const t = translator(islandMessages, this.props.language)
    return (
      <Callout tone="danger" role="alert" title={t('island.broken')}>
        <p>{t('island.broken_text')}</p>
        <Button className="mt-3" onClick={() => location.reload()}>
          {t('island.reload')}
        </Button>
      </Callout>
    )
  }
}
