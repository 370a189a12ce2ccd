// Address of a preview and its limits. No schema, so that screens may import it.

/** The token follows, then for a picture of the page its own address. */
export const previewPath = '/preview/'

export const previewDays = 7

/** In force at one time, of one item. */
export const maxPreviews = 10
