// Buttons that move an item of a list up or down; the focus stays on the item.

import { useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { publishingTranslator } from '../translator.ts'

export type Step = -1 | 1

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
