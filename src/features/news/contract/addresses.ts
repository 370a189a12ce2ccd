// Addresses of articles and pictures, the names of the admin rows, and the page size of the public list.

/** Names of articles in the admin rows and the audit; `readOfficeArticle` predates the naming rule. */
export const articleNoun = {
  singular: 'article',
  plural: 'articles',
  label: { en: 'Article', ne: 'समाचार' },
  read: 'readOfficeArticle',
}

export const articlesOnAPage = 10

export function articleAddress(slug: string): string {
  return `/news/${slug}`
}

export function articlePictureAddress(id: number): string {
  return `/news-pictures/${id}`
}
