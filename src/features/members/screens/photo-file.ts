// Route of a member's photograph in one size.

import { pictureLoader } from '#platform/picture-loader.server.ts'
import { findPhoto } from '../store.server.ts'

export const loader = pictureLoader(findPhoto, 'members.unknown')
