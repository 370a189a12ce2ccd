// What answers the address of one size of a member's photograph?

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { findPhoto } from '../store.server.ts'

export const loader = pictureLoader(findPhoto, 'members.unknown')
