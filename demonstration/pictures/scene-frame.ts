// Size of all scenes, and the colours and hats of their people.

import type { Person } from './people.ts'
import { ink, picture } from './svg.ts'

export const sceneWidth = 1200
export const sceneHeight = 800

export const tops: Person['top'][] = [ink.sky, '#0f766e', '#c2413f', ink.amber, '#6d5ba6', ink.blue]
export const hats: Person['hat'][] = ['topi', undefined, 'scarf', undefined]

/** A whole scene of its parts, back to front. */
export function drawn(...parts: string[]): string {
  return picture(sceneWidth, sceneHeight, parts.join(''))
}
