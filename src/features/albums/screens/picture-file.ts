// Files of gallery pictures in their sizes.

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { albumPictureFiles } from '../store/albums.server.ts'

export const loader = pictureLoader(albumPictureFiles, 'albums.unknown')
