// Kinds, views and limits of the media library. No schema, so that screens may import it.

export const mediaKinds = ['picture', 'pdf'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Parts of the list. `undescribed`: without a text in both languages; `unused`: no item shows it. Without one: all that are not withdrawn. */
export const mediaViews = ['undescribed', 'unused', 'withdrawn'] as const
export type MediaView = (typeof mediaViews)[number]

/** What the list can be limited to: also `described`, which may be chosen for an item. */
export const listedViews = [...mediaViews, 'described'] as const
export type ListedView = (typeof listedViews)[number]

export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** Maximum size of one file. */
export const mediaMegabytes = 25

/** Maximum size of one part of an upload: what a cut of the connection costs. */
export const partBytes = 256 * 1024

export const maxAlt = 300

/** So many pictures of the library fit one form, as that of a new album. */
export const maxPicturesOfAForm = 30
