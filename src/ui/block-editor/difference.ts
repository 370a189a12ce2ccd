// What is shown to the writer of a text in both languages: the first part that differs, and parts typed for a legacy font.

import type { Block } from '#kit/blocks/blocks.ts'
import type { Part, PartType } from '#kit/blocks/parts.ts'
import { readPartsOfBoth } from '#kit/blocks/plain-text.ts'
import { looksLikePreeti } from '#kit/preeti.ts'

/** The first part that differs, by its number, with its kind in each language where it is there. */
export type Difference = { n: number; ne: PartType | undefined; en: PartType | undefined }

export function differenceBetween(ne: readonly Part[], en: readonly Part[]): Difference | undefined {
  const read = readPartsOfBoth<number>(en, ne, anyPicture)
  return read.ok ? undefined : { n: read.part, ne: ne[read.part - 1]?.type, en: en[read.part - 1]?.type }
}

/** The numbers of the parts that look as if they were typed for Preeti. */
export function preetiParts(parts: readonly Part[]): number[] {
  return parts.flatMap((part, index) => (textsOf(part).some(looksLikePreeti) ? [index + 1] : []))
}

function anyPicture(): Block<number> {
  return { type: 'image', picture: 0, alt: { en: '', ne: '' }, caption: { en: '', ne: '' } }
}

function textsOf(part: Part): string[] {
  switch (part.type) {
    case 'list':
    case 'steps':
      return part.items
    case 'table':
      return part.lines.flat()
    case 'picture':
      return []
    default:
      return [part.text]
  }
}
