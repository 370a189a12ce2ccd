// Frame of an island: language, address, and an error message when it fails.

import { Component, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageAddressContext } from '#ui/page-address.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { goTo, moved } from './browser-address.ts'
import { islandMessages } from './messages.ts'

/** `search` as the server knew it, until the browser's own is read. */
export function IslandFrame(props: { language: Language; search: string; children: ReactNode }) {
  const { language, children } = props
  const search = useSyncExternalStore(
    moved,
    () => location.search,
    () => props.search,
  )
  const address = useMemo(() => ({ search, go: goTo }), [search])
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
