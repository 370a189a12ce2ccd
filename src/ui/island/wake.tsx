// How do the islands of a document wake up in the browser?

import { StrictMode } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandFrame } from './island-frame.tsx'
import type { Told } from './told.ts'
import { toldTo } from './told.ts'

/** Each part by its name, loaded when a document has it. */
export type Islands = Record<string, () => Promise<ComponentType<never>>>

/** The islands of this document; empty in a document without any. */
export function islandsHere(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
}

/** Resolves when every island has been handed to React. */
export async function wake(places: readonly HTMLElement[], islands: Islands): Promise<void> {
  await Promise.all(places.map((place) => wakeOne(place, islands)))
}

async function wakeOne(place: HTMLElement, islands: Islands): Promise<void> {
  const name = place.dataset.island!
  const load = islands[name]
  if (!load) throw new Error(`No island is named ${name}`)
  const Part = (await load()) as ComponentType<object>
  const { props, ...frame } = JSON.parse(document.getElementById(toldTo(name))!.textContent!) as Told
  hydrateRoot(
    place,
    <StrictMode>
      <IslandFrame {...frame}>
        <Part {...props} />
      </IslandFrame>
    </StrictMode>,
    { identifierPrefix: name },
  )
}
