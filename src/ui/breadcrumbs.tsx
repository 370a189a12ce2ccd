// Breadcrumbs: the path to a page within the website.

/** Without an address a name only. */
export type Crumb = { label: string; href?: string }

/** The path to a page; the crumb of the page itself, at `path`, is not a link. */
export function Breadcrumbs({ label, crumbs, path }: { label: string; crumbs: Crumb[]; path: string }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={label} className="breadcrumbs page-width">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href && crumb.href !== path ? (
              <a href={crumb.href} className="link">
                {crumb.label}
              </a>
            ) : (
              <span aria-current={crumb.href ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
