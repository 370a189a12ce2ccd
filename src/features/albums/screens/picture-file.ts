// What answers the address of one size of a gallery picture?

import { pictureDoor } from '#platform/picture-door.server.ts'
import { albumPictureFiles } from '../store.server.ts'

export const loader = pictureDoor(albumPictureFiles, 'albums.unknown')
