// Albums of each gallery, made of the demonstration's drawings.

import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { machineContext } from '../src/platform/machine.server.ts'
import { addAlbum } from '../src/features/albums/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'

export async function seedAlbums(at: Loading): Promise<void> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  const draw = (name: string) => drawn.get(name) ?? drawn.set(name, renderPicture(name, 'jpeg')).get(name)!
  for (const { orgId, albums } of demonstrationContent) {
    for (const { slug, title, publishedOn, pictures } of albums) {
      const ctx = { ...machineContext(at, at.tenants.byId(orgId)!, 'seed'), now: nepalInstant(publishedOn, '10:00') }
      const files = await Promise.all(
        pictures.map(async ({ picture, caption }) => ({ caption, bytes: await draw(picture) })),
      )
      await addAlbum(ctx, { slug, title, takenOn: publishedOn, pictures: files })
    }
  }
}
