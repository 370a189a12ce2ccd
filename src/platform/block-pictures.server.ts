// Storage of the pictures inside a long text, with numbers in their place.

import type { Block } from '#kit/blocks/blocks.ts'
import { cleanBlocks } from '#kit/blocks/blocks.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { storePicture } from '#platform/pictures.server.ts'

/** `pictures` by their numbers in the text; 0 is the one above it. */
export type StoredText = { blocks: Block<number>[]; pictures: Map<number, StoredPicture> }

/** Cleans the text and stores every picture; undefined when one of them cannot be decoded. */
export async function storeText(
  files: FileStore,
  blocks: readonly Block<Uint8Array>[],
  above?: Uint8Array,
): Promise<StoredText | undefined> {
  const bytes = new Map<number, Uint8Array>(above ? [[0, above]] : [])
  const numbered = cleanBlocks(blocks).map((block): Block<number> => {
    if (block.type !== 'image') return block
    const number = bytes.size + (above ? 0 : 1)
    bytes.set(number, block.picture)
    return { ...block, picture: number }
  })
  const pictures = new Map<number, StoredPicture>()
  for (const [number, picture] of bytes) {
    const stored = await storePicture(files, picture)
    if (!stored) return undefined
    pictures.set(number, stored)
  }
  return { blocks: numbered, pictures }
}
