// Albums by name and address: the noun of the admin rows, addresses, page sizes and limits.

/** How the office's rows and the audit call an album. */
export const albumNoun = { singular: 'album', plural: 'albums', label: { en: 'Album', ne: 'एल्बम' } }

/** How many albums and pictures one page of the website shows. */
export const albumsOnAPage = 12
export const picturesOnAPage = 48

/** Pictures of one album, and those that one form may bring. */
export const maxPictures = 200
export const maxPicturesSent = 20
/** The largest picture, and all the pictures of one form together. */
export const pictureMegabytes = 8
export const formMegabytes = 40

export const maxTitle = 300
export const maxText = 2000
export const maxCaption = 300

export function albumAddress(slug: string): string {
  return `/gallery/${slug}`
}

/** The page of one picture, where the viewer is. */
export function viewAddress(slug: string, position: number): string {
  return `/gallery/${slug}/${position}`
}

export function pictureAddress(id: number): string {
  return `/gallery-pictures/${id}`
}
