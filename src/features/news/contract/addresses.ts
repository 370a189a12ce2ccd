// Where articles and their pictures are, and how many articles one page of the website shows.

/** How the office's rows and the audit call an article; `readOfficeArticle` is older than the rule. */
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
