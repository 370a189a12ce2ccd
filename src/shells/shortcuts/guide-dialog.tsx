// Dialog with the keyboard shortcuts of the page, and the switch of all.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { ShortcutSwitch } from '#features/sessions/screens/shortcut-switch.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Key } from './key.tsx'
import { shortcutMessages } from './messages.ts'
import type { Shortcut } from './shortcuts.ts'
import { guideKey } from './shortcuts.ts'

/** Open while there is a list. */
export function GuideDialog(props: {
  listed: readonly Shortcut[] | undefined
  onClose: () => void
  language: Language
}) {
  const { listed, onClose, language } = props
  const t = translator(shortcutMessages, language)
  return (
    <Dialog open={listed !== undefined} {...{ onClose }} title={t('shortcut.title')} closeLabel={t('shortcut.close')}>
      <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {[...(listed ?? []), guide].map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <Key name={key} />
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-4 text-neutral-600">{t('shortcut.typing')}</p>
      <ShortcutSwitch />
    </Dialog>
  )
}

const guide = { key: guideKey, label: 'shortcut.guide' } as const
