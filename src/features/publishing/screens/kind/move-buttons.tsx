// Buttons to move one of several things up or down, which keep the focus on what was moved.

import { useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { publishingTranslator } from '../translator.ts'

type Step = -1 | 1

export function MoveButtons(props: {
  /** The accessible name of what is moved. */
  name: string
  /** Identifies it among its neighbours, wherever it is moved to. */
  of: number | string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
  language: Language
}) {
  const { name, of, isFirst, isLast, onMove, language } = props
  const t = publishingTranslator(language)
  return (
    <>
      {isFirst ? null : (
        <Button data-move={`${of} -1`} aria-label={`${t('publishing.move_up')}: ${name}`} onClick={() => onMove(-1)}>
          {t('publishing.move_up')}
        </Button>
      )}
      {isLast ? null : (
        <Button data-move={`${of} 1`} aria-label={`${t('publishing.move_down')}: ${name}`} onClick={() => onMove(1)}>
          {t('publishing.move_down')}
        </Button>
      )}
    </>
  )
}

/** The list with the item at `index` moved by one place. @example movedBy(['a', 'b'], 0, 1) // ['b', 'a'] */
export function movedBy<Item>(items: readonly Item[], index: number, step: Step): Item[] {
  const others = items.filter((_, place) => place !== index)
  return [...others.slice(0, index + step), items[index]!, ...others.slice(index + step)]
}

/**
 * Puts the focus back on the button that was pressed, or on its neighbour where the item has reached an end.
 * @returns the ref of the list, and what to call after a move.
 */
export function useMovedFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const [moved, setMoved] = useState<{ of: number | string; step: Step }>()
  useEffect(() => {
    if (!moved) return
    const button = (step: number) => list.current?.querySelector<HTMLElement>(`[data-move="${moved.of} ${step}"]`)
    ;(button(moved.step) ?? button(-moved.step))?.focus()
  }, [moved])
  return { list, focusMoved: (of: number | string, step: Step) => setMoved({ of, step }) }
}
