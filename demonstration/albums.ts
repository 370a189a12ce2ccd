// Albums of each gallery, made of the demonstration's drawings.

import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { album } from '../src/features/albums/operations/definition.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'

export async function seedAlbums(at: Loading): Promise<void> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  const draw = (name: string) => drawn.get(name) ?? drawn.set(name, renderPicture(name, 'jpeg')).get(name)!
  for (const { orgId, albums } of demonstrationContent) {
    for (const { slug, title, publishedOn, pictures } of albums) {
      const ctx = { ...systemContext(at, at.tenants.byId(orgId)!, 'seed'), now: nepalInstant(publishedOn, '10:00') }
      const files = await Promise.all(
        pictures.map(async ({ picture, caption }) => ({ caption, bytes: await draw(picture) })),
      )
      const text = { en: '', ne: '' }
      await addItem(ctx, album, { slug, title, text, takenOn: publishedOn, pictures: files })
    }
  }
}
