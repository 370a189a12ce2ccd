// Contrast of the colours of the style sheet in both schemes, with the product's own colours and with any organisation's.

import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#kit/colours/oklch.ts'
import { paletteOf, paletteStyle } from '#kit/colours/palette.ts'
import type { BrandColours, Palette } from '#kit/colours/palette.ts'
import { defaultColours } from '#kit/colours/default-colours.ts'

const sheet = readFileSync(new URL('colours.css', import.meta.url), 'utf8')
const [, theme = '', dark = '', contrasted = ''] =
  /@theme \{(.*?)\n\}.*prefers-color-scheme: dark\) \{(.*?)\n {2}\}\n.*prefers-contrast: more\) \{(.*)\}/s.exec(
    sheet,
  ) ?? []

type Scheme = 'light' | 'dark'
type Tokens = Record<string, string>
const declared: Record<Scheme, Tokens> = { light: tokensIn(theme), dark: tokensIn(dark) }

/** Areas on which body text is read. */
const areas = ['surface', 'neutral-50', 'neutral-100', 'primary-50', 'primary-100', 'secondary-50', 'secondary-100']
const tinted = ['warning-50', 'warning-100', 'success-50', 'danger-50']
const deep = ['primary', 'primary-900', 'primary-950']
const controls = ['surface', 'neutral-50', 'primary-50', 'secondary-50']

/** Text, the areas it is written on, and the contrast it has at least there. */
const pairs: [string[], string[], number][] = [
  [['neutral-700', 'neutral-800', 'neutral-900', 'title'], areas, 7],
  [['neutral-700', 'neutral-800', 'neutral-900'], tinted, 7],
  [['neutral-600', 'secondary-800'], areas, 7],
  [['warning-700'], ['surface', 'warning-50', 'warning-100'], 7],
  [['success-700'], ['surface', 'neutral-50', 'success-50'], 7],
  [['danger-700'], ['surface', 'neutral-50', 'primary-50', 'danger-50'], 7],
  // The text of a selected passage, and of the dark themes of tables.
  [['title'], ['secondary-200'], 7],
  [['white', 'on-primary'], deep, 7],
  [['white', 'on-primary'], ['primary-700'], 7],
  [['on-action'], ['action', 'action-hover'], 7],
  [['on-danger'], ['danger-700', 'danger-hover'], 7],
  [['on-accent'], ['accent', 'accent-soft'], 7],
  // Icons on deep areas.
  [['secondary-300', 'accent-soft'], [...deep, 'primary-700'], 3],
  // Edges of fields and buttons, fills of controls, focus, and the bars of the water schedule.
  [
    ['neutral-400', 'neutral-500', 'action', 'secondary-600', 'secondary-700', 'danger-600', 'success-600'],
    controls,
    3,
  ],
  [['accent'], ['primary'], 3],
  [['secondary-600', 'danger-700', 'warning-700'], ['neutral-100'], 3],
]

/** The tokens of a scheme as a browser resolves them: the organisation's over the style sheet's, the dark over the light. */
function tokensOf(scheme: Scheme, palette?: Palette): Tokens {
  const light = { ...declared.light, ...palette?.light }
  const all = scheme === 'light' ? light : { ...light, ...declared.dark, ...palette?.dark }
  return Object.fromEntries(Object.keys(all).map((name) => [name, resolved(all, name)]))
}

function failures(tokens: Tokens): string[] {
  return pairs.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(tokens[text]!, tokens[ground]!) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)} < ${least}`),
    ),
  )
}

test.each(['light', 'dark'] as const)('every pair of the %s scheme has its contrast', (scheme) => {
  expect(failures(tokensOf(scheme))).toEqual([])
})

test('the style sheet has the palette of the default colours', () => {
  const palette = paletteOf(defaultColours)
  for (const scheme of ['light', 'dark'] as const) expect(tokensOf(scheme)).toMatchObject(palette[scheme])
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brands: fc.Arbitrary<BrandColours> = fc.record({ primary: hex, accent: fc.option(hex, { nil: undefined }) })

test.each(['light', 'dark'] as const)(
  'whatever colours an organisation has, every %s pair has its contrast',
  (scheme) => {
    fc.assert(
      fc.property(brands, (colours) => {
        expect(failures(tokensOf(scheme, paletteOf(colours)))).toEqual([])
      }),
      { numRuns: 300, examples: extremes.map((colours) => [colours]) },
    )
  },
)

const extremes: BrandColours[] = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#808080',
  '#f1dbeb',
].flatMap((primary) => [{ primary }, { primary, accent: primary }, { primary, accent: '#000000' }])

test('the style of an organisation is at most 1 KB', () => {
  fc.assert(fc.property(brands, (colours) => paletteStyle(paletteOf(colours)).length <= 1024))
})

test('where the reader asks for contrast, lines and secondary text are as strong as text', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const tokens = tokensOf(scheme)
    const stronger: Tokens = { ...tokens, ...tokensIn(contrasted) }
    for (const line of ['neutral-200', 'neutral-300', 'neutral-400'])
      expect(contrast(resolved(stronger, line), tokens.surface!)).toBeGreaterThan(4.5)
    expect(contrast(resolved(stronger, 'neutral-600'), tokens.surface!)).toBeGreaterThan(10)
  }
})

function tokensIn(css: string): Tokens {
  const found = css.matchAll(/--color-([a-z]+(?:-[a-z0-9]+)*): ([^;]+);/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name!, value!.replace(/^#fff$/, '#ffffff')]))
}

function resolved(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? ''
  const [, other] = /^var\(--color-([a-z0-9-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : resolved(tokens, other)
}
