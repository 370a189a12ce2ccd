// Parts of documents whose markup follows from their data: rendered once for the same data.

import { createContext, use } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { PageLanguage, useLanguage } from './page-language.ts'

/** What the server provides for documents that may be cached, which are the same for everybody. */
export type MarkupWriter = {
  /** The markup of an earlier document with the same data, else rendered now. */
  reuse: (data: unknown, render: () => string) => string
  /** The markup of an element on its own. */
  write: (element: ReactElement) => string
  /** A text for which the document has this markup in the end. */
  placeholder: (markup: string) => string
}

export const MarkupWriterContext = createContext<MarkupWriter | undefined>(undefined)

/** The element, or the markup that it had with the same data. It has no context but what it provides itself. */
export function useCachedMarkup(data: unknown, element: ReactElement): ReactNode {
  const writer = use(MarkupWriterContext)
  return writer ? writer.placeholder(writer.reuse(data, () => writer.write(element))) : element
}

type CachedMarkupProps<Props> = {
  /** Names the part among all others. */
  name: string
  part: ComponentType<Props>
  /** As JSON, with the page's language, everything that the part depends on: no clock, no other context. What it contains never changes. */
  props: Props
}

/**
 * A part of a document that React does not hydrate.
 * @example <CachedMarkup name="news" part={News} props={{ articles }} />
 */
export function CachedMarkup<Props extends object>({ name, part: Part, props }: CachedMarkupProps<Props>) {
  const language = useLanguage()
  return useCachedMarkup(
    [name, language, props],
    <PageLanguage value={language}>
      <Part {...props} />
    </PageLanguage>,
  )
}
