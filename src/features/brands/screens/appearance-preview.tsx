// The computed steps of an organisation's colours and its pattern, drawn as a page in the light and the dark scheme.

import { defaultColours } from '#kit/colours/default-colours.ts'
import { isHex } from '#kit/colours/oklch.ts'
import { paletteOf } from '#kit/colours/palette.ts'
import { patternNames, type PatternName } from '#kit/pattern.ts'
import type { Appearance } from '../contract/api.ts'
import type { brandsMessages } from '../messages.ts'
import { PatternStrip } from './pattern-sample.tsx'

type Props = { appearance: Appearance; t: (key: keyof typeof brandsMessages) => string }

/** While a colour is incomplete, the one that is used without it is shown. */
export function AppearancePreview({ appearance: { primaryColour, accentColour, pattern }, t }: Props) {
  const drawn = patternNames.find((name) => name === pattern) ?? 'plain'
  const own = isHex(primaryColour)
  const accent = isHex(accentColour) ? accentColour : undefined
  const { light, dark } =
    own || accent
      ? paletteOf({ primary: own ? primaryColour : defaultColours.primary, accent })
      : paletteOf(defaultColours)
  const inLight = { surface: '#ffffff', ...light, title: light.primary!, action: light.primary! }
  return (
    <section aria-label={t('brands.preview')} className="grid gap-4 sm:grid-cols-2">
      <Sketch steps={inLight} pattern={drawn} label={t('brands.preview_light')} />
      <Sketch steps={{ ...inLight, ...dark }} pattern={drawn} label={t('brands.preview_dark')} />
    </section>
  )
}

/** Fills are attributes: the content security policy refuses styles of elements. */
function Sketch(props: { steps: Record<string, string>; pattern: PatternName; label: string }) {
  const { steps, pattern, label } = props
  return (
    <figure>
      <svg viewBox="0 0 320 190" aria-hidden="true" className="w-full rounded-box border border-neutral-300">
        <rect width="320" height="190" fill={steps.surface} />
        <rect width="320" height="34" fill={steps.primary} />
        <PatternStrip name={pattern} at={{ x: 0, y: 0, width: 320, height: 8 }} />
        <Line at={[14, 13, 60]} fill="#ffffff" />
        <Line at={[92, 13, 44]} fill={steps['on-primary']} />
        <Line at={[154, 13, 44]} fill={steps['on-primary']} />
        <rect x="14" y="30" width="60" height="4" fill={steps.accent} />
        <Line at={[14, 50, 130, 12]} fill={steps.title} />
        <rect x="14" y="74" width="140" height="62" rx="6" fill={steps['primary-50']} />
        <Line at={[26, 88, 90]} fill={steps.title} />
        <Line at={[26, 108, 60]} fill={steps.title} />
        <rect x="168" y="74" width="138" height="62" rx="6" fill={steps['neutral-100']} />
        <Line at={[180, 88, 90]} fill={steps.title} />
        <rect x="14" y="150" width="92" height="26" rx="6" fill={steps.action} />
        <Line at={[32, 159, 56]} fill="#ffffff" />
        <rect x="118" y="150" width="92" height="26" rx="6" fill={steps.accent} />
        <Line at={[136, 159, 56]} fill={steps['on-accent']} />
        <rect x="222" y="150" width="84" height="26" rx="6" fill={steps['primary-950']} />
        <Line at={[240, 159, 48]} fill={steps['accent-soft']} />
      </svg>
      <figcaption className="mt-1 text-sm text-neutral-600">{label}</figcaption>
    </figure>
  )
}

/** A line of text, or a heading. */
function Line({
  at: [x, y, width, height = 8],
  fill,
}: {
  at: [number, number, number, number?]
  fill: string | undefined
}) {
  return <rect x={x} y={y} width={width} height={height} rx={height / 2.5} fill={fill} />
}
