// Menu of a table: which columns are shown, and the theme.

import { useEffect, useRef, useState } from 'react'
import { translator } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { buttonClass } from '#ui/button.tsx'
import { closeOutside } from '#ui/close-outside.ts'
import { Icon } from '#ui/icon.tsx'
import { useOpened } from '#ui/use-opened.ts'
import type { ColumnList, ColumnListProps } from './column-list.tsx'

export function ColumnMenu<Row>(props: ColumnListProps<Row>) {
  const { language } = props
  const t = translator(tableMessages, language)
  const menu = useRef<HTMLDetailsElement>(null)
  const [loaded, setLoaded] = useState<{ List: typeof ColumnList }>()
  const List = loaded?.List
  useEffect(() => closeOutside(menu.current!), [])

  /** The list is loaded when the menu is first opened. */
  async function load(): Promise<void> {
    if (loaded) return
    const found = await import('./column-list.tsx').catch(() => undefined)
    if (found) setLoaded({ List: found.ColumnList })
  }
  useOpened(menu, () => void load())

  return (
    <details ref={menu} className="relative">
      <summary className={buttonClass('plain', 'w-full select-none')}>
        <Icon name="columns" />
        {t('table.columns')}
        <Icon name="chevron" className="flips size-5" />
      </summary>
      {List ? <List {...props} /> : null}
    </details>
  )
}
