// The long pages of an organisation, and where they and their pictures are.

/** Every organisation has each of them, also while nothing is published there; the menu decides by itself what it shows. */
export const sitePages = [
  { slug: 'profile', path: '/organization-profile' },
  { slug: 'history', path: '/organization-history' },
  { slug: 'provisions', path: '/provision-executive-director' },
  { slug: 'about', path: '/about' },
] as const

export type PageSlug = (typeof sitePages)[number]['slug']
export const pageSlugs = sitePages.map(({ slug }) => slug)

export function pageAt(path: string) {
  const plain = path.replace(/\/+$/, '')
  return sitePages.find((row) => row.path === plain)
}

export function pagePictureAddress(id: number): string {
  return `/page-pictures/${id}`
}
