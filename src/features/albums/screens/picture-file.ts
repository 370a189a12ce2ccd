// What answers the address of one size of a gallery picture?

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { albumPictureFiles } from '../store.server.ts'

export const loader = pictureLoader(albumPictureFiles, 'albums.unknown')
