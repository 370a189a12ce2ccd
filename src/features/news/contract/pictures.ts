// Permitted picture types and sizes, and limits of pictures and attachments per article.

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const pictureMegabytes = 8
/** Pictures in the text of one article, besides the one above it. */
export const maxPicturesInText = 12
export const maxAttachments = 20

export const picture = { types: pictureTypes, megabytes: pictureMegabytes }
