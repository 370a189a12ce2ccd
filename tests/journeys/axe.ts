// Axe in a page: every rule, and the contrast of WCAG AAA (7:1, large text 4.5:1) for each look of a text once per run,
// because measuring it takes most of the time.

// oxlint-disable unicorn/consistent-function-scoping -- the function is sent into the page, where the others of this file are missing

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RawResult } from 'axe-core'
import type { Page } from '@playwright/test'

/**
 * Violations of these rules in a page that has axe. The contrast of text is not measured when its look has passed: the same computed
 * colours, backgrounds, shadows and size, under ancestors of the same elements, classes and states, in a window of the same width.
 */
export async function axeViolations(page: Page, rules: readonly string[]): Promise<string[]> {
  const file = `test-results/settled-looks-${process.env.PRODUCT_PORT}`
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { violations, settled } = await page.evaluate(runOnNewLooks, { rules, known })
  // All workers append to one file.
  appendFileSync(file, settled.map((look) => `${look}\n`).join(''))
  return violations
}

type Found = { violations: string[]; settled: number[] }

/**
 * Runs in the page. A look is settled when axe computed its ratio and it passed, or, for text of the same size, when axe could not tell because
 * of what is drawn before or after the text; not when it found the text hidden or could not tell for another reason.
 */
async function runOnNewLooks({ rules, known }: { rules: readonly string[]; known: string }): Promise<Found> {
  const settledLooks = new Set(known.split('\n').map(Number))
  const contrastOfAaa = { options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } } } }
  const hashes = new Map<Element, number>()
  const looks = new Map<Element, { look: number; drawn: number }>()
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !isShown(element)) continue
    const look = hash(`${hashOf(element)} ${ownLook(element)}`)
    if (settledLooks.has(look)) continue
    const drawn = hash(`${look} ${sizeAndDrawings(element)}`)
    if (settledLooks.has(drawn)) continue
    settledLooks.add(look)
    looks.set(element, { look, drawn })
  }
  if (looks.size === 0 && rules.join() === 'color-contrast') return { violations: [], settled: [] }
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const mark = 'data-new-look'
  inPage.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] })
  // Without the descriptions of passing elements, which would take most of the time of a run.
  inPage.addReporter('elements', (results, _, resolve) => resolve(results))
  for (const element of looks.keys()) element.setAttribute(mark, '')
  // `checks` is documented, but not in the types of axe.
  const options = {
    runOnly: [...rules],
    reporter: 'elements',
    checks: { 'color-contrast': contrastOfAaa },
    // Style sheets and media files would be fetched again for rules that have nothing to check here: no page plays sound by itself.
    preload: false,
  }
  const results = (await inPage.run(document, options)) as unknown as RawResult[]
  for (const element of looks.keys()) element.removeAttribute(mark)
  const contrast = results.filter(({ id }) => id === 'color-contrast')
  const dataOf = ({ any }: { any: readonly { data: unknown }[] }) =>
    any[0]?.data as { contrastRatio?: number; messageKey?: string } | null
  const measured = contrast.flatMap(({ passes }) => passes).filter((node) => dataOf(node)?.contrastRatio)
  const undecided = contrast
    .flatMap(({ incomplete }) => incomplete)
    .filter((node) => dataOf(node)?.messageKey === 'pseudoContent')
  return {
    violations: results.flatMap(({ id, help, violations }) => {
      const [first] = violations
      return first ? [`${id}: ${help} — ${violations.length} × ${elementOf(first).outerHTML.slice(0, 160)}`] : []
    }),
    settled: [
      ...measured.flatMap((node) => looks.get(elementOf(node))?.look ?? []),
      ...undecided.flatMap((node) => looks.get(elementOf(node))?.drawn ?? []),
    ],
  }

  function elementOf({ node }: { node: object }): Element {
    return (node as { element: Element }).element
  }

  function hasText(element: Element): boolean {
    if (element.matches('input, select, textarea')) return true
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents'
  }

  function ownLook(element: Element): string {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const isShort = (element.textContent ?? '').trim().length < 2
    return [innerWidth, fontSize, fontWeight, isShort, element.getAttribute('type')].join()
  }

  /** What axe goes by when it cannot tell the contrast of a text: its size, and what it and its ancestors draw before and after themselves. */
  function sizeAndDrawings(element: Element): string {
    const { width, height } = element.getBoundingClientRect()
    const drawings: string[] = []
    for (let each: Element | null = element; each; each = each.parentElement)
      for (const side of ['::before', '::after']) {
        const style = getComputedStyle(each, side)
        if (style.content === 'none') continue
        const { position, display, visibility, backgroundColor, backgroundImage } = style
        const drawing = [position, display, visibility, backgroundColor, backgroundImage, style.width, style.height]
        drawings.push(drawing.join())
      }
    return `${width} ${height} ${drawings.join('|')}`
  }

  /** What an element and its ancestors have to do with the colours of a text. */
  function hashOf(element: Element): number {
    const known = hashes.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const { color, backgroundColor, backgroundImage, opacity, filter, textShadow, position, clipPath } = style
    const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style'), isDisabled(element)]
    const above = element.parentElement ? hashOf(element.parentElement) : 0
    const all = [
      above,
      ...own,
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      filter,
      textShadow,
      position,
      clipPath,
    ]
    const found = hash(all.join('|'))
    hashes.set(element, found)
    return found
  }

  // Axe leaves disabled controls and their labels out.
  function isDisabled(element: Element): boolean {
    const control = element instanceof HTMLLabelElement ? element.control : element
    return control?.matches(':disabled, [aria-disabled=true], [inert]') ?? false
  }

  /** 53 bits of a text (cyrb53). */
  function hash(text: string): number {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
    return 4294967296 * (2097151 & low) + (high >>> 0)
  }
}
