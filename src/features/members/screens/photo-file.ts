// What answers the address of one size of a member's photograph?

import { pictureDoor } from '#platform/picture-door.server.ts'
import { findPhoto } from '../store.server.ts'

export const loader = pictureDoor(findPhoto, 'members.unknown')
