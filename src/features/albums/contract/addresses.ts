// Addresses of albums and pictures, the noun of the admin rows, page sizes and limits.

import { maxPicturesOfAForm } from '#features/media/contract/limits.ts'

/** Noun of albums in admin rows and the audit log. */
export const albumNoun = { singular: 'album', plural: 'albums', label: { en: 'Album', ne: 'एल्बम' } }

/** Albums and pictures per page of the website. */
export const albumsOnAPage = 12
export const picturesOnAPage = 48

/** Maximum pictures of one album, and of one form. */
export const maxPictures = 200
export const maxPicturesSent = maxPicturesOfAForm
/** Maximum size of one picture, and of all pictures of one form. */
export const pictureMegabytes = 8
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const formMegabytes = 40

export const maxTitle = 300
export const maxText = 2000
export const maxCaption = 300

export function albumAddress(slug: string): string {
  return `/gallery/${slug}`
}

/** Address of the page of one picture. */
export function viewAddress(slug: string, position: number): string {
  return `/gallery/${slug}/${position}`
}

export function pictureAddress(id: number): string {
  return `/gallery-pictures/${id}`
}
