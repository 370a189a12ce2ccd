// Drawings of logos, favicons and plain word marks of payment partners.

import { outline } from '../lettering.ts'
import { demonstrationOrganisations, type OrganisationFacts } from '../organisation-facts.ts'
import { box, ink, n, picture, shape } from './svg.ts'

/** Names in plain type only: the companies' own artwork is theirs to give. */
const partners: [name: string, text: string][] = [
  ['esewa', 'eSewa'],
  ['khalti', 'Khalti'],
  ['connectips', 'connectIPS'],
  ['ime-pay', 'IME Pay'],
]

export const markPictures: Record<string, () => string> = {
  ...Object.fromEntries(demonstrationOrganisations.map((org) => [`logo-${org.orgId}`, () => logo(org)])),
  ...Object.fromEntries(demonstrationOrganisations.map((org) => [`favicon-${org.orgId}`, () => favicon(org)])),
  ...Object.fromEntries(partners.map(([name, text]) => [`partner-${name}`, () => wordMark(text)])),
}

function logo({ emblem }: OrganisationFacts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${emblem.map(({ d, fill }) => shape(d, fill)).join('')}</svg>`
}

/** The emblem's essence for 16 pixels: a drop for Damak, a seal with a drop for Kakarvitta. */
function favicon({ orgId }: OrganisationFacts): string {
  const drop = 'M32 6C42 20 52 30 52 41A20 20 0 0 1 12 41C12 30 22 20 32 6Z'
  if (orgId === 320)
    return picture(
      64,
      64,
      shape('M32 2A30 30 0 1 1 31.9 2Z', '#075985') +
        shape('M32 12C39 22 46 29 46 37A14 14 0 0 1 18 37C18 29 25 22 32 12Z', ink.white) +
        shape('M18.4 40C27 36 37 44 45.6 40A14 14 0 0 1 18.4 40Z', ink.sky),
    )
  return picture(
    64,
    64,
    shape(drop, ink.deep) +
      shape('M13 44L25 30L32 39L41 27L51 44A20 20 0 0 1 13 44Z', '#7dd3fc') +
      shape('M12.5 46C25 40 39 50 51.5 46A20 20 0 0 1 12.5 46Z', ink.sky),
  )
}

function wordMark(text: string): string {
  const { width } = outline(text, 'bold', 44, 0, 62)
  const whole = n(width + 24)
  return picture(
    whole,
    96,
    box(1, 1, whole - 2, 94, ink.white, 12) + shape(outline(text, 'bold', 44, 12, 63).d, '#334155'),
  )
}
