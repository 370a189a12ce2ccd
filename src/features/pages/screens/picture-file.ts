// Route of a picture of a page in one size.

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { pagePictureFiles } from '../store/pictures.server.ts'

export const loader = pictureLoader(pagePictureFiles, 'pages.unknown')
