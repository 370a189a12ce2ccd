// Examples of the copy button.

import type { Example } from '#ui/example.ts'
import { CopyButton } from './copy-button.tsx'

export const copyButtonExamples: Example[] = [
  {
    key: 'number',
    title: { en: 'A number to take along', ne: 'साथमा लैजाने नम्बर' },
    Show: ({ language }) =>
      language === 'ne' ? (
        <CopyButton text="023-000487" label="फोन नम्बर प्रतिलिपि गर्नुहोस्" copied="प्रतिलिपि भयो" />
      ) : (
        <CopyButton text="023-000487" label="Copy the phone number" copied="Copied" />
      ),
  },
]
