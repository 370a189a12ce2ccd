// Manifest of the media library: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { choiceMessages } from './messages/choice.ts'
import { mediaMessages } from './messages/library.ts'

export const mediaFeature = {
  messages: { ...mediaMessages, ...choiceMessages },
  navigation: {
    console: [
      {
        label: { en: 'Media library', ne: 'मिडिया सङ्ग्रह' },
        short: { en: 'Media', ne: 'मिडिया' },
        to: '/staff/media',
        icon: 'copy',
        group: 'publish',
        order: 28,
        permission: 'content:write',
        items: { subject: 'media' },
      },
    ],
  },
  auditActions: {
    addMedia: { en: 'File added to the media library', ne: 'मिडिया सङ्ग्रहमा फाइल थपियो' },
    beginUpload: { en: 'Upload of a file begun', ne: 'फाइल पठाउन सुरु गरियो' },
    sendPart: { en: 'Part of a file sent', ne: 'फाइलको खण्ड पठाइयो' },
    cancelUpload: { en: 'Upload of a file cancelled', ne: 'फाइल पठाउने काम रद्द गरियो' },
    describeMedia: { en: 'File of the media library described', ne: 'मिडिया सङ्ग्रहको फाइलको विवरण लेखियो' },
    focusMedia: { en: 'Focal point of a picture set', ne: 'तस्बिरको केन्द्र बिन्दु तोकियो' },
    withdrawMedia: { en: 'File of the media library withdrawn', ne: 'मिडिया सङ्ग्रहको फाइल फिर्ता लिइयो' },
    restoreMedia: { en: 'File of the media library restored', ne: 'मिडिया सङ्ग्रहको फाइल पुनः राखियो' },
  },
} satisfies Feature
