// Handle by which mouse, finger and pen drag a row of a list to another place.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '../icon.tsx'
import { uiMessages } from '../messages.ts'
import { followPointer } from './follow-pointer.ts'

type DragHandleProps = {
  language: Language
  /** While a move is being saved. */
  isDisabled?: boolean
  /** The new place among the rows of the list, from 0. */
  onDrop: (place: number) => void
}

/** Part of an `li`. Keyboards and screen readers have buttons beside it that do the same. */
export function DragHandle({ language, isDisabled, onDrop }: DragHandleProps) {
  const t = translator(uiMessages, language)
  return (
    <span
      aria-hidden="true"
      data-drag-handle=""
      title={t('ui.drag')}
      className="flex size-11 cursor-grab touch-none items-center justify-center text-neutral-600 select-none active:cursor-grabbing dense:size-9"
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary || isDisabled) return
        event.preventDefault()
        followPointer(event, event.currentTarget, onDrop)
      }}
    >
      <Icon name="grip" />
    </span>
  )
}
