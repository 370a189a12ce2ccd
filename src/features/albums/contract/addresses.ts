// Where the gallery's albums, pictures and viewer are, and how many of each one page shows.

/** How many albums and pictures one page of the website shows. */
export const albumsOnAPage = 12
export const picturesOnAPage = 48

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
