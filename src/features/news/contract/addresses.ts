// Where articles and their pictures are, and how many articles one page of the website shows.

export const articlesOnAPage = 10

export function articleAddress(slug: string): string {
  return `/news/${slug}`
}

export function articlePictureAddress(id: number): string {
  return `/news-pictures/${id}`
}
