// Hydration of the islands of a document.

import { StrictMode, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandFrame } from './island-frame.tsx'
import type { IslandPayload } from './payload.ts'
import { payloadId } from './payload.ts'

/** Loaders of the parts by name, called when a document has the part. */
export type Islands = Record<string, () => Promise<ComponentType<never>>>

/** The islands of this document; empty in a document without any. */
export function findIslands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
}

/** Resolves when every island is hydrated: its fields and buttons answer. */
export async function hydrateIslands(elements: readonly HTMLElement[], islands: Islands): Promise<void> {
  await Promise.all(elements.map((element) => hydrateIsland(element, islands)))
}

async function hydrateIsland(element: HTMLElement, islands: Islands): Promise<void> {
  const name = element.dataset.island!
  const load = islands[name]
  if (!load) throw new Error(`Unknown island: ${name}`)
  const Part = (await load()) as ComponentType<object>
  const { props, ...frame } = JSON.parse(document.getElementById(payloadId(name))!.textContent!) as IslandPayload
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated onEnd={resolve}>
          <IslandFrame {...frame}>
            <Part {...props} />
          </IslandFrame>
        </Hydrated>
      </StrictMode>,
      { identifierPrefix: name },
    )
  })
}

function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd])
  return children
}
