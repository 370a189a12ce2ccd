// Examples of toasts.

import { Button } from '#ui/button.tsx'
import type { Example } from '#ui/example.ts'
import { ToastCard } from './toast-area.tsx'
import { showToast, type ToastTone } from './toasts.ts'

const tones = ['info', 'success', 'warning', 'danger'] as const
const labels = {
  info: { en: 'The list was refreshed', ne: 'सूची अद्यावधिक गरियो' },
  success: { en: 'Form submitted successfully!', ne: 'फाराम सफलतापूर्वक पेस भयो!' },
  warning: { en: 'Only the current page is included', ne: 'हालको पृष्ठ मात्र समावेश छ' },
  danger: { en: 'Please fix the errors in the form', ne: 'कृपया फारामका त्रुटि सच्याउनुहोस्' },
} satisfies Record<ToastTone, { en: string; ne: string }>
const anHour = 3_600_000

export const toastExamples: Example[] = [
  {
    key: 'show',
    title: { en: 'Show one at the top right', ne: 'माथि दायाँ देखाउनुहोस्' },
    Show: ({ language }) => (
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Button key={tone} onClick={() => showToast(labels[tone][language], { tone })}>
            {labels[tone][language]}
          </Button>
        ))}
      </div>
    ),
  },
  {
    key: 'tones',
    title: { en: 'Four tones', ne: 'चार प्रकार' },
    Show: ({ language }) => (
      <div className="grid max-w-sm gap-2">
        {tones.map((tone, index) => (
          <ToastCard
            key={tone}
            toast={{ id: -index, text: labels[tone][language], tone, duration: anHour, closing: false }}
            language={language}
          />
        ))}
      </div>
    ),
  },
]
