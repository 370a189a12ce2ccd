// What answers the address of one size of a picture on a long page?

import { pictureDoor } from '#platform/picture-door.server.ts'
import { readPagePicture } from '../operations.server.ts'

export const loader = pictureDoor(readPagePicture, 'pages.unknown')
