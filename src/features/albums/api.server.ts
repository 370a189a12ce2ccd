// How do the gallery's rows of the API answer?

import { serve } from '#platform/serve.server.ts'
import { albumsApi } from './contract/api.ts'
import { readAlbum, readAlbums } from './operations.server.ts'

export const albums = serve(albumsApi, {
  albums: readAlbums,
  albumPictures: async (ctx, { slug, ...asked }) => {
    const { album, pictures } = await readAlbum(ctx, slug, asked)
    return { data: pictures, total: album.pictureCount }
  },
})
