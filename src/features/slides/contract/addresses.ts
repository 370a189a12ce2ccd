// Address of a slide's picture, the noun of the admin rows, and limits.

/** Noun of slides in admin rows and the audit log. */
export const slideNoun = { singular: 'slide', plural: 'slides', label: { en: 'Slide', ne: 'स्लाइड' } }

/** Maximum slides of the home page. */
export const maxSlides = 100

export const maxTitle = 200
export const maxText = 600
export const maxLabel = 100
export const maxAlt = 300
export const maxLink = 1000
export const maxPosition = 9999
export const pictureMegabytes = 1
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** A path of this website, or an address of another. */
export const linkPattern = /^(\/(?![/\\])|https?:\/\/)\S*$/

/** The address of a slide's picture; its bytes never change. */
export function slidePictureUrl(hash: string): string {
  return `/slide-pictures/${hash}`
}
