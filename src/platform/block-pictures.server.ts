// Storage of the pictures inside a long text, with numbers in their place.

import type { Block } from '#kit/blocks/blocks.ts'
import { cleanBlocks } from '#kit/blocks/blocks.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { storePicture } from '#platform/pictures.server.ts'

/** `pictures` by their numbers in the text; 0 is the one above it. */
export type StoredText = { blocks: Block<number>[]; pictures: Map<number, StoredPicture> }

/** A picture that was sent, or one that is stored already. */
export type TextPicture = Uint8Array | StoredPicture

/** Cleans the text and stores every picture; undefined when one of them cannot be decoded. */
export async function storeText(
  files: FileStore,
  blocks: readonly Block<TextPicture>[],
  above?: Uint8Array,
): Promise<StoredText | undefined> {
  const given = new Map<number, TextPicture>(above ? [[0, above]] : [])
  const numbered = cleanBlocks(blocks).map((block): Block<number> => {
    if (block.type !== 'image') return block
    const number = given.size + (above ? 0 : 1)
    given.set(number, block.picture)
    return { ...block, picture: number }
  })
  const pictures = new Map<number, StoredPicture>()
  for (const [number, picture] of given) {
    const stored = picture instanceof Uint8Array ? await storePicture(files, picture) : picture
    if (!stored) return undefined
    pictures.set(number, stored)
  }
  return { blocks: numbered, pictures }
}

/** A corrected text: its stored pictures stay, those that are new get numbers from `next` on. */
export function numberPictures(blocks: readonly Block<number | StoredPicture>[], next: number): StoredText {
  const pictures = new Map<number, StoredPicture>()
  const numbered = blocks.map((block): Block<number> => {
    if (block.type !== 'image') return block
    const { picture } = block
    if (typeof picture === 'number') return { ...block, picture }
    const number = next + pictures.size
    pictures.set(number, picture)
    return { ...block, picture: number }
  })
  return { blocks: numbered, pictures }
}
