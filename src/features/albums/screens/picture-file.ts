// Route of a gallery picture in one size.

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { albumPictureFiles } from '../store/albums.server.ts'

export const loader = pictureLoader(albumPictureFiles, 'albums.unknown')
