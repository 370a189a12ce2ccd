// The long pages of an organisation: slugs and addresses, the noun of the admin rows, limits. No schema.

/** Names of pages in the admin rows and the audit. */
export const pageNoun = { singular: 'page', plural: 'pages', label: { en: 'Page', ne: 'पृष्ठ' } }

/** Every organisation has each of them, also while nothing is published there; the menu decides by itself what it shows. */
export const sitePages = [
  { slug: 'profile', path: '/organization-profile' },
  { slug: 'history', path: '/organization-history' },
  { slug: 'provisions', path: '/provision-executive-director' },
  { slug: 'about', path: '/about' },
] as const

export type PageSlug = (typeof sitePages)[number]['slug']
export const pageSlugs = sitePages.map(({ slug }) => slug)

export const maxTitle = 300
/** Characters of the text in the audit. */
export const maxBody = 50_000
export const maxSources = 20
export const maxSourceLabel = 500
export const maxSourceUrl = 1000
export const pictureMegabytes = 8
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const sourceUrlPattern = /^https?:\/\/\S+$/

export function pageAt(path: string) {
  const plain = path.replace(/\/+$/, '')
  return sitePages.find((row) => row.path === plain)
}

/** The address of a page by its slug. */
export function pageAddress(slug: string): string {
  return sitePages.find((page) => page.slug === slug)!.path
}

export function pagePictureAddress(id: number): string {
  return `/page-pictures/${id}`
}
