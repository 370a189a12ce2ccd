// Structured data (JSON-LD) of a page for search engines.

/** A block of JSON-LD. It is data, not script: the content security policy needs no hash for it. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asBlock(data) }} />
}

/** JSON that cannot end its script element. */
export function asBlock(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
}
