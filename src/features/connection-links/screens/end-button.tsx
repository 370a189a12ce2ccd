// Button that ends an access once it is confirmed, as who loses it cannot take it back.

import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { linkTranslator } from './translator.ts'

/** `name`: the accessible name of the button, and the title of the question; `help`: what changes. */
type Props = { label: string; name: string; help: string; onConfirm: () => void }

export function EndButton({ label, name, help, onConfirm }: Props) {
  const t = linkTranslator(useLanguage())
  const [isAsked, setIsAsked] = useState(false)
  const confirm = () => {
    setIsAsked(false)
    onConfirm()
  }
  return (
    <>
      <Button aria-label={name} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={name}
        closeLabel={t('connection_links.cancel')}
        actions={
          <Button kind="primary" onClick={confirm}>
            {label}
          </Button>
        }
      >
        <p>{help}</p>
      </Dialog>
    </>
  )
}
