// Manifest of installations: messages and audit labels.

import type { Feature } from '#root/manifest.ts'
import { installationsMessages } from './messages.ts'

export const installationsFeature = {
  messages: installationsMessages,
  auditActions: { 'installation.set_up': { en: 'Website set up', ne: 'वेबसाइट सुरु गरियो' } },
} satisfies Feature
