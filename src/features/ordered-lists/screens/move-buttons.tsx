// Buttons that move a row of an ordered list up and down; the focus stays on the row.

import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export type Direction = 'up' | 'down'

/** `place` counts from 0. At an end of the list the button stays focusable and does nothing, so that the focus is not lost there. */
export function MoveButtons(props: {
  place: number
  total: number
  labels: Record<Direction, string>
  /** The direction in which the row was just moved by a button; another object for each move. */
  focus: { direction: Direction | undefined } | undefined
  onMove: (direction: Direction) => void
}) {
  const { place, total, labels, focus, onMove } = props
  const buttons = useRef<Partial<Record<Direction, HTMLButtonElement | null>>>({})
  useEffect(() => {
    if (focus?.direction) buttons.current[focus.direction]?.focus()
  }, [focus])
  return (
    <span className="flex">
      {(['up', 'down'] as const).map((direction) => {
        const isEnd = place === (direction === 'up' ? 0 : total - 1)
        return (
          <Button
            key={direction}
            ref={(element) => void (buttons.current[direction] = element)}
            kind="quiet"
            aria-label={labels[direction]}
            aria-disabled={isEnd || undefined}
            className="size-11 p-0! aria-disabled:opacity-40 dense:size-9"
            onClick={() => (isEnd ? undefined : onMove(direction))}
          >
            <Icon name="chevron" className={`size-5 ${direction === 'up' ? 'rotate-180' : ''}`} />
          </Button>
        )
      })}
    </span>
  )
}
