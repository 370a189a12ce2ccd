// What answers the address of one size of a picture on a long page?

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { readPagePicture } from '../operations.server.ts'

export const loader = pictureLoader(readPagePicture, 'pages.unknown')
