// How does a page tell search engines what it is about, in a form they read?

/** A block of JSON-LD. It is data, not script: the content security policy needs no hash for it. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asBlock(data) }} />
}

/** JSON that cannot end the script element it stands in. */
export function asBlock(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
}
