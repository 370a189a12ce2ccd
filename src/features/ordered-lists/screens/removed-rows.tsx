// Rows of an ordered list that were removed lately, each with a button to restore it.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ListScreen, Removed } from './definition.ts'
import { listsTranslator } from './translator.ts'

export function RemovedRows<Entry>(props: {
  screen: ListScreen<Entry>
  rows: readonly Removed<Entry>[]
  language: Language
  onRestore: (id: number) => void
}) {
  const { screen, rows, language, onRestore } = props
  const t = listsTranslator(language)
  return (
    <Section id="removed" title={t('lists.removed_title')}>
      <ul className="border-t border-neutral-200">
        {rows.map((row) => {
          const title = inLanguage(screen.titleOf(row), language)
          return (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 border-b border-neutral-200 py-2 dense:py-0.5"
            >
              <p className="min-w-0 flex-1 basis-52 break-words">
                <span lang={title.lang}>{title.text}</span>{' '}
                <span className="text-sm text-neutral-600">
                  <TimeText at={row.removedAt}>
                    {(when) =>
                      row.by ? t('lists.removed_by', { when, name: row.by }) : t('lists.removed_when', { when })
                    }
                  </TimeText>
                </span>
              </p>
              <Button aria-label={t('lists.restore_one', { title: title.text })} onClick={() => onRestore(row.id)}>
                {t('lists.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
