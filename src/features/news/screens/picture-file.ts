// What answers the address of one size of a picture in the news?

import { pictureDoor } from '#platform/picture-door.server.ts'
import { articlePictureFiles } from '../store/pictures.server.ts'

export const loader = pictureDoor(articlePictureFiles, 'news.unknown')
