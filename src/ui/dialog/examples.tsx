// Examples of the dialog.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import type { Example } from '#ui/example.ts'
import { Dialog } from './dialog.tsx'

const labels = {
  en: {
    open: 'Withdraw the notice…',
    title: 'Withdraw the notice?',
    close: 'Close',
    confirm: 'Withdraw',
    cancel: 'Cancel',
  },
  ne: {
    open: 'सूचना फिर्ता लिनुहोस्…',
    title: 'सूचना फिर्ता लिने हो?',
    close: 'बन्द गर्नुहोस्',
    confirm: 'फिर्ता लिनुहोस्',
    cancel: 'रद्द गर्नुहोस्',
  },
}
const text = {
  en: 'It stays in the list with an explanation. Readers can no longer download the file.',
  ne: 'सूचना कारणसहित सूचीमा रहन्छ। पाठकले फाइल डाउनलोड गर्न सक्दैनन्।',
}

export const dialogExamples: Example[] = [
  {
    key: 'question',
    title: { en: 'A question', ne: 'एउटा प्रश्न' },
    Show: ({ language }) => <Question language={language} />,
  },
  { key: 'wide', title: { en: 'Wide', ne: 'फराकिलो' }, Show: ({ language }) => <Question language={language} wide /> },
]

function Question({ language, wide }: { language: Language; wide?: boolean }) {
  const [open, setOpen] = useState(false)
  const t = labels[language]
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.title}
        closeLabel={t.close}
        {...(wide ? { wide } : {})}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button kind="danger" onClick={close}>
              {t.confirm}
            </Button>
          </>
        }
      >
        <p>{text[language]}</p>
      </Dialog>
    </>
  )
}
