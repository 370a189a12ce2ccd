// Frame of an island: language, address, and an error message when it fails.

import { Component, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { declaredQuery } from '#kit/declared-query.ts'
import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageAddressContext } from '#ui/page-address.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { goTo, moved } from './browser-address.ts'
import { islandMessages } from './messages.ts'
import type { IslandPayload } from './payload.ts'

/** `search` as the server knew it, until the browser's own is read. */
export function IslandFrame(props: Omit<IslandPayload, 'props'> & { children: ReactNode }) {
  const { language, parameters, children } = props
  const search = useSyncExternalStore(
    moved,
    () => declaredQuery(location.search, parameters),
    () => props.search,
  )
  const address = useMemo(() => ({ search, parameters, go: goTo }), [search, parameters])
  return (
    <PageLanguage value={language}>
      <PageAddressContext value={address}>
        <Boundary language={language}>{children}</Boundary>
      </PageAddressContext>
    </PageLanguage>
  )
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
