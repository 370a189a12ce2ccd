// How does a document say which of its parts React wakes up in the browser, and what that part is given?

import { createContext, use } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { useLanguage } from '#ui/page-language.ts'
import { usePageAddress } from '#ui/page-address.ts'
import { IslandFrame } from './island-frame.tsx'
import type { Told } from './told.ts'
import { toldTo } from './told.ts'

/** What the server gives so that islands can be written. */
export type IslandWriter = {
  /** The markup of an element on its own; what `useId` makes begins with the prefix. */
  write: (element: ReactElement, prefix: string) => string
  /** The script that wakes the islands; however often it stands in a document, it runs once. */
  start: ReactElement
  /** Addresses of the files that it needs for an island, to be fetched at the same time. */
  files: (name: string) => readonly string[]
}

export const IslandWriterContext = createContext<IslandWriter | undefined>(undefined)

/**
 * The part as it stands before script, and awake with it. It is the only thing of its document that the browser's React knows, so it
 * sees no router and no loader: `props` tell it everything, as JSON. `name` is the part's line in `islands.ts`, once a page.
 */
export function Island<Props extends object>(island: { name: string; part: ComponentType<Props>; props: Props }) {
  const { name, part: Part, props } = island
  const language = useLanguage()
  const { search } = usePageAddress()
  const writer = use(IslandWriterContext)
  if (!writer) throw new Error(`The island ${name} can only be written on the server`)
  const json = JSON.stringify({ language, search, props } satisfies Told<Props>)
  // What the browser will read, so that both draw the same.
  const told = JSON.parse(json) as Told<Props>
  const html = writer.write(
    <IslandFrame {...told}>
      <Part {...told.props} />
    </IslandFrame>,
    name,
  )
  return (
    <>
      {writer.files(name).map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      {writer.start}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script id={toldTo(name)} type="application/json" dangerouslySetInnerHTML={{ __html: inScript(json) }} />
    </>
  )
}

/** JSON that cannot end the element it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
