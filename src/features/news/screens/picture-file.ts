// What answers the address of one size of a picture in the news?

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { articlePictureFiles } from '../store/pictures.server.ts'

export const loader = pictureLoader(articlePictureFiles, 'news.unknown')
