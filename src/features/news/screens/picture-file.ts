// Route of a picture of an article in one size.

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { articlePictureFiles } from '../store/pictures.server.ts'

export const loader = pictureLoader(articlePictureFiles, 'news.unknown')
