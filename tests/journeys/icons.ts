// Check of icons in a page.

/** Runs in the page: icons whose drawing is no square, so that its neighbours in the picture of all icons show (`ui/icons.css`). */
export function iconProblems(): string[] {
  const icons = [...document.querySelectorAll('i')].filter((icon) => icon.checkVisibility())
  return icons.flatMap((icon) => {
    const { width, height } = getComputedStyle(icon, '::before')
    const isSquare = Math.abs(Number.parseFloat(width) - Number.parseFloat(height)) < 0.5
    return isSquare ? [] : [`${icon.className}: ${width} by ${height}`]
  })
}
