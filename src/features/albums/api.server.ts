// API handlers of the gallery, and of the rows of an album's pictures.

import { serve } from '#platform/serve.server.ts'
import { albumPicturesApi } from './contract/admin.ts'
import { albumsApi } from './contract/api.ts'
import { readAlbum, readAlbums } from './operations/albums.server.ts'
import { addAlbumPictures, readAlbumPicture } from './operations/pictures.server.ts'

export const albums = [
  ...serve(albumsApi, {
    albums: readAlbums,
    albumPictures: async (ctx, { slug, ...paging }) => {
      const { album, pictures } = await readAlbum(ctx, slug, paging)
      return { data: pictures, total: album.pictureCount }
    },
  }),
  ...serve(albumPicturesApi, { albumPicture: readAlbumPicture, addAlbumPictures }),
]
