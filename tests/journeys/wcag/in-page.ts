// Checks of WCAG 2.2 that axe does not make, as functions that run in the page and return what they found.

// oxlint-disable unicorn/consistent-function-scoping -- each function is sent into the page, where the others of this file are missing

/** One line for an element: its tag, its name and the beginning of its text. */
export type Found = string[]

/** 2.4.7 and 2.4.11: each control, focused from the last to the first, shows its focus and is not covered. */
export function focusProblems(): Found {
  const problems: string[] = []
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ]
  const reachable = controls.filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [type=hidden], [tabindex="-1"]'),
  )
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.getAttribute('href') ?? ''} “${element.textContent.trim().slice(0, 30)}”`
  document.documentElement.scrollTop = document.documentElement.scrollHeight
  for (const control of reachable.toReversed()) {
    control.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement !== control) continue
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(control)
    // A control under a drawn one shows its focus there.
    if (opacity === '0') continue
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      problems.push(`no focus is seen: ${describe(control)}`)
    if (!isSeen(control)) problems.push(`covered: ${describe(control)}`)
  }
  return problems

  function isSeen(element: Element): boolean {
    return [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
          return (
            at !== null &&
            (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) === true)
          )
        }),
      ),
    )
  }
}

/** 1.4.12: with the spacing of the criterion nothing is cut off and nothing runs out sideways. */
export function spacingProblems(): Found {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  const { scrollWidth } = document.documentElement
  const beyond = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element)
    const isHidden = element.clientWidth <= 1 || !element.checkVisibility() || element.textContent.trim() === ''
    // Text that is cut with an ellipsis on purpose is whole where it leads to.
    if (isHidden || webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || element.closest('svg, select'))
      return false
    const isCut = (overflow: string, size: number, space: number) =>
      ['hidden', 'clip'].includes(overflow) && size > space + 2
    return (
      isCut(overflowX, element.scrollWidth, element.clientWidth) ||
      isCut(overflowY, element.scrollHeight, element.clientHeight)
    )
  })
  const found = [
    ...beyond,
    ...cut.map(
      (element) => `cut: ${element.tagName}.${element.className} “${element.textContent.trim().slice(0, 30)}”`,
    ),
  ]
  document.adoptedStyleSheets.pop()
  return found
}

/** 1.4.4: with text of twice the size, as a reader's setting, nothing runs out sideways and the organisation's name is shown. */
export function largeTextProblems(): Found {
  // Media queries keep the size of the screen.
  document.documentElement.style.fontSize = '200%'
  const { scrollWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
    .slice(0, 3)
    .map((element) => `${element.tagName}.${element.className}`)
  // The printed form has no shell.
  const name = document.querySelector('header strong')?.getBoundingClientRect().width ?? innerWidth
  document.documentElement.style.fontSize = ''
  return [
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide, ${wide.join(' | ')}`] : []),
    ...(name < 150 ? [`the name has ${Math.round(name)} px`] : []),
  ]
}

/** 1.4.1 and 1.4.11 where the reader's colours replace ours: controls have an outline, and the current item differs from the others. */
export function forcedColourProblems(): Found {
  const problems: string[] = []
  const describe = (element: Element) =>
    `${element.tagName}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 30)}”`
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
  for (const control of document.querySelectorAll('.btn, .input, .card'))
    if (isShown(control) && Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
      problems.push(`no outline: ${describe(control)}`)
  for (const current of document.querySelectorAll(
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]',
  )) {
    const alike = [
      ...(current.closest('ul, ol, nav, [role=tablist], [role=group]')?.querySelectorAll('a, button, [role=tab]') ??
        []),
    ]
    const other = alike.find(
      (each) =>
        each !== current && isShown(each) && !each.hasAttribute('aria-current') && each.className === current.className,
    )
    if (isShown(current) && other && lookOf(current) === lookOf(other))
      problems.push(`not distinguished: ${describe(current)}`)
  }
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  for (const drawing of document.querySelectorAll('main svg')) {
    const colours = [...drawing.querySelectorAll('rect, path, line, circle')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke]
    })
    const seen = colours.filter((colour) => !['none', canvas, 'rgba(0, 0, 0, 0)'].includes(colour))
    if (isShown(drawing) && colours.length > 0 && seen.length === 0) problems.push(`not seen: ${describe(drawing)}`)
  }
  return [...new Set(problems)]

  function lookOf(element: Element): string {
    const { borderTop, borderBottom, outline, fontWeight, textDecorationLine, backgroundColor, color } =
      getComputedStyle(element)
    const before = getComputedStyle(element, '::before')
    return [
      borderTop,
      borderBottom,
      outline,
      fontWeight,
      textDecorationLine,
      backgroundColor,
      color,
      before.width,
      before.backgroundColor,
    ].join('|')
  }
}

/** 3.2.6: the ways to get help, in their order: telephone, contact page, email. */
export function helpLinks(): Found {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="tel:"], [href="/contact"], [href^="mailto:"])'),
  ]
  return links
    .filter((link) => !link.closest('main') && link.checkVisibility())
    .map((link) => link.getAttribute('href')!)
}
