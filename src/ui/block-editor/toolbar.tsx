// Toolbar of the editor: one stop for the Tab key, arrow keys between its buttons.

import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useState } from 'react'

export type Tool = {
  key: string
  label: string
  /** Shown in place of the label. */
  shown?: ReactNode
  pressed?: boolean
  run: () => void
}

export function Toolbar(props: {
  label: string
  controls: string
  tools: readonly Tool[]
  place: RefObject<HTMLDivElement | null>
  onEscape: () => void
}) {
  const { label, controls, tools, place, onEscape } = props
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, tools.length - 1)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const targets: Record<string, number> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: tools.length - 1,
    }
    const next = targets[event.key]
    if (event.key === 'Escape') onEscape()
    else if (next === undefined) return
    else focusTool((next + tools.length) % tools.length)
    event.preventDefault()
  }

  function focusTool(index: number): void {
    setCurrent(index)
    place.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <div
      ref={place}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      className="block-tools"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ key, label: name, shown, pressed, run }, index) => (
        <button
          key={key}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={pressed}
          onFocus={() => setCurrent(index)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {shown ?? name}
        </button>
      ))}
    </div>
  )
}
