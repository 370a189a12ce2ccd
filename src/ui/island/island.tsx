// Island: a part of a document that is hydrated on its own, with its payload.

import { createContext, use } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { checksumOf } from '#kit/checksum.ts'
import type { Language } from '#kit/language.ts'
import { useCachedMarkup } from '#ui/cached-markup.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { usePageAddress } from '#ui/page-address.ts'
import { IslandFrame } from './island-frame.tsx'
import type { IslandPayload } from './payload.ts'
import { idPrefix, payloadId } from './payload.ts'

/** What the server provides to render islands. */
export type IslandWriter = {
  /** The markup of an element rendered on its own, with this prefix of `useId`. */
  write: (element: ReactElement, prefix: string) => string
  /**
   * Addresses of the modules that hydrate an island, the one that starts first; they are loaded after the first paint
   * (`shells/enhancement/islands.ts`).
   */
  scripts: (name: string) => readonly string[]
  /** In development a script of the document starts the islands instead. */
  start?: ReactElement
}

export const IslandWriterContext = createContext<IslandWriter | undefined>(undefined)

type IslandProps<Props, Fetched extends keyof Props> = {
  /** The part's entry in `islands.ts`, once per page. */
  name: string
  part: ComponentType<Props>
  /** The data of the part, as JSON: it is a React root of its own, without router and loaders. */
  props: Omit<Props, Fetched>
  /** Props that are not in the document but fetched when the part is hydrated (its `fetchProps` in `islands.ts`). */
  fetched?: Pick<Props, Fetched>
  /** `use` where everything a reader first does works without script: it is then hydrated when a control is first touched. */
  start?: 'use'
  /** Filled from the account of whoever is signed in on the device, for whom it is hydrated at once. */
  isFromAccount?: boolean
}

/** The part as rendered before script, hydrated with it. */
export function Island<Props extends object, Fetched extends keyof Props = never>(island: IslandProps<Props, Fetched>) {
  const language = useLanguage()
  const { search, parameters } = usePageAddress()
  const writer = use(IslandWriterContext)
  if (!writer) throw new Error(`The island ${island.name} can only be rendered on the server`)
  const { part, ...data } = island
  const page = { language, search, parameters }
  return useCachedMarkup(
    ['island', data, page],
    <IslandMarkup {...data} part={part as ComponentType<object>} page={page} writer={writer} />,
  )
}

type IslandMarkupProps = Omit<IslandProps<object, never>, 'fetched'> & {
  fetched?: object | undefined
  page: { language: Language; search: string; parameters: readonly string[] }
  writer: IslandWriter
}

function IslandMarkup({ name, part: Part, props, fetched, start, isFromAccount, page, writer }: IslandMarkupProps) {
  const checksum = fetched && { fetched: checksumOf(fetched) }
  const json = JSON.stringify({ ...page, props, ...checksum } satisfies IslandPayload)
  // Parsed as the browser will parse it, so that both render the same.
  const payload = JSON.parse(json) as IslandPayload
  const ids = idPrefix(name)
  const html = writer.write(
    <IslandFrame {...payload} ids={ids}>
      <Part {...payload.props} {...fetched} />
    </IslandFrame>,
    ids,
  )
  return (
    <>
      {writer.start}
      <div
        data-island={name}
        data-from-account={isFromAccount ? '' : undefined}
        data-start={start}
        data-scripts={writer.scripts(name).join(' ') || undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script id={payloadId(name)} type="application/json" dangerouslySetInnerHTML={{ __html: inScript(json) }} />
    </>
  )
}

/** JSON that cannot close the script element around it. */
function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
