// Breadcrumbs: the path to a page within the website.

/** Without an address a name only. */
export type Crumb = { label: string; href?: string }

/** The path to a page; the crumb of the page itself, at `path`, is not a link. */
export function Breadcrumbs({ label, crumbs, path }: { label: string; crumbs: Crumb[]; path: string }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={label} className="page-width pt-2 text-sm text-neutral-600">
      <ol className="flex flex-wrap items-center">
        {crumbs.map((crumb) => (
          <li
            key={crumb.label}
            className="flex items-center not-last:after:mx-2 not-last:after:text-neutral-400 not-last:after:content-['/']"
          >
            {crumb.href && crumb.href !== path ? (
              <a href={crumb.href} className="link inline-flex min-h-11 items-center">
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
