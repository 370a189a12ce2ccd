// A pattern drawn on a deep area: for its choice, and in the preview of pages.

import { tiles, type PatternName } from '#kit/pattern.ts'
import { useId } from '#ui/use-id.ts'

/** Beside the name of the pattern, in the organisation's present colour. */
export function PatternSample({ name }: { name: PatternName }) {
  return (
    <span aria-hidden="true" className="text-primary">
      <svg viewBox="0 0 72 24" className="h-6 w-18">
        <rect width="72" height="24" rx="4" fill="currentColor" />
        <PatternStrip name={name} at={{ x: 0, y: 0, width: 72, height: 24 }} />
      </svg>
    </span>
  )
}

type Place = { x: number; y: number; width: number; height: number }

/** Part of an SVG picture; nothing for a plain one. */
export function PatternStrip({ name, at }: { name: PatternName; at: Place }) {
  const id = useId()
  if (name === 'plain') return null
  const { width, height, path } = tiles[name]
  return (
    <>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" x={at.x} y={at.y}>
          <path d={path} fill="none" stroke="#ffffff" strokeOpacity=".35" />
        </pattern>
      </defs>
      <rect {...at} fill={`url(#${id})`} />
    </>
  )
}
