// Answers to the public rows of the gallery and to the row that adds pictures to an album.

import { serve } from '#platform/serve.server.ts'
import { albumPicturesApi } from './contract/admin.ts'
import { albumsApi } from './contract/api.ts'
import { readAlbum, readAlbums } from './operations/albums.server.ts'
import { addAlbumPictures } from './operations/pictures.server.ts'

export const albums = [
  ...serve(albumsApi, {
    albums: readAlbums,
    albumPictures: async (ctx, { slug, ...asked }) => {
      const { album, pictures } = await readAlbum(ctx, slug, asked)
      return { data: pictures, total: album.pictureCount }
    },
  }),
  ...serve(albumPicturesApi, { addAlbumPictures }),
]
