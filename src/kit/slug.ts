// Address names made from titles.

/**
 * The address name for a title: its English letters and digits, at most 80 characters; `otherwise` when there is no letter in them.
 * @example slugFrom('New tank: 2,000 m³', 'news-2026-11-22') // 'new-tank-2-000-m'
 */
export function slugFrom(title: string, otherwise: string): string {
  const terms = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const slug = terms.join('-').slice(0, 80).replace(/-+$/, '')
  return /[a-z]/.test(slug) ? slug : otherwise
}

/** May this be the name of an item in an address? Nothing is looked up. */
export function isSlug(slug: string): boolean {
  return slug.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
}
