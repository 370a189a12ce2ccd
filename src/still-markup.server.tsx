// Markup of documents that are not hydrated as a whole, with the parts that earlier ones had.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MarkupCache } from '#platform/markup-cache.server.ts'
import { openPlaceholders } from '#platform/markup-placeholders.server.ts'
import { MarkupWriterContext } from '#ui/cached-markup.tsx'

/**
 * The markup of a document, or of a part of it. Parts whose data an earlier one had are taken from it: React renders a placeholder for
 * each, so that the markup is the same with and without them. `mark` is a random text that occurs nowhere else in it followed by a colon;
 * without `earlier` every part is rendered.
 */
export function renderStill(element: ReactElement, mark: string, earlier: MarkupCache | null): string {
  if (!earlier) return renderToStaticMarkup(element)
  const { placeholder, fill } = openPlaceholders(mark)
  const write = (part: ReactElement) => renderStill(part, mark, earlier)
  const writer = { reuse: earlier, write, placeholder }
  return fill(renderToStaticMarkup(<MarkupWriterContext value={writer}>{element}</MarkupWriterContext>))
}
