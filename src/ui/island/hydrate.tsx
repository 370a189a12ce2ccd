// Hydration of the islands of a document.

import { StrictMode, useEffect } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { checksumOf } from '#kit/checksum.ts'
import { IslandFrame } from './island-frame.tsx'
import type { IslandPayload } from './payload.ts'
import { idPrefix, payloadId } from './payload.ts'

/** A part, some of whose props are fetched when it is hydrated because its document does not have them. */
export type FetchingPart = {
  Part: ComponentType<never>
  fetchProps: (payload: IslandPayload<never>) => Promise<object>
}

/** Loaders of the parts by name, called when a document has the part. */
export type Islands = Record<string, () => Promise<ComponentType<never> | FetchingPart>>

/** The islands of this document; empty in a document without any. */
export function findIslands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
}

/** Resolves when every island is hydrated: its fields and buttons answer. After a failure it hydrates those that are not. */
export async function hydrateIslands(elements: readonly HTMLElement[], islands: Islands): Promise<void> {
  const waiting = elements.filter((element) => !hydrated.has(element))
  await Promise.all(waiting.map((element) => hydrateIsland(element, islands)))
}

const hydrated = new WeakSet<HTMLElement>()

async function hydrateIsland(element: HTMLElement, islands: Islands): Promise<void> {
  const name = element.dataset.island!
  const load = islands[name]
  if (!load) throw new Error(`Unknown island: ${name}`)
  const part = await load()
  const payload = JSON.parse(document.getElementById(payloadId(name))!.textContent!) as IslandPayload<never>
  const { props, fetched, ...frame } = payload
  const isFetching = typeof part === 'object'
  const late = isFetching ? await part.fetchProps(payload) : undefined
  const ids = idPrefix(name)
  const Part = (isFetching ? part.Part : part) as ComponentType<object>
  await new Promise<void>((resolve) => {
    const content = (
      <StrictMode>
        <Hydrated onEnd={resolve}>
          <IslandFrame {...frame} ids={ids}>
            <Part {...(props as object)} {...late} />
          </IslandFrame>
        </Hydrated>
      </StrictMode>
    )
    hydrated.add(element)
    // What was published since the document was rendered is not in it: rendered anew instead of hydrated.
    if (late && checksumOf(late) !== fetched) renderAnew(element, content, ids)
    else hydrateRoot(element, content, { identifierPrefix: ids })
  })
  // For programs that use the page, as the tests do.
  element.dataset.hydrated = ''
}

function renderAnew(element: HTMLElement, content: ReactElement, identifierPrefix: string): void {
  createRoot(element, { identifierPrefix }).render(content)
}

function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd])
  return children
}
