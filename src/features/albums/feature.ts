// Manifest of albums: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { albumNoun } from './contract/addresses.ts'
import { albumsMessages } from './messages.ts'

export const albumsFeature = {
  messages: albumsMessages,
  navigation: {
    public: [{ label: { en: 'Gallery', ne: 'फोटो ग्यालरी' }, to: '/gallery', order: 60, onlyWide: true }],
    console: [
      {
        label: { en: 'Photo gallery', ne: 'फोटो ग्यालरी' },
        short: { en: 'Gallery', ne: 'ग्यालरी' },
        to: '/staff/albums',
        icon: 'camera',
        group: 'publish',
        order: 25,
        items: { subject: 'album' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(albumNoun),
    addAlbumPictures: { en: 'Pictures added to an album', ne: 'एल्बममा तस्बिर थपियो' },
  },
} satisfies Feature
