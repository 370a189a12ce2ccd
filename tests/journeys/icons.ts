// Check of icons in a page.

/** Runs in the page: icons that are not drawn, or in no square, so that their neighbours in the picture of all icons show (`ui/icons.css`). */
export function iconProblems(): string[] {
  const icons = [...document.querySelectorAll('i')].filter((icon) => icon.checkVisibility())
  return icons.flatMap((icon) => {
    const { width, height, maskImage } = getComputedStyle(icon, '::before')
    if (maskImage === 'none') return [`${icon.className}: not drawn`]
    const isSquare = Math.abs(Number.parseFloat(width) - Number.parseFloat(height)) < 0.5
    return isSquare ? [] : [`${icon.className}: ${width} by ${height}`]
  })
}
