// Button that copies a number or an address to the clipboard.

import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Hidden without script. The page's script copies `text` and shows `copied` for two seconds. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  return (
    <button type="button" data-copy={text} className={`needs-script copy ${buttonClass('plain')}`}>
      <Icon name="copy" className="size-4" />
      <span data-copy-idle="">{label}</span>
      <output data-copy-done="" hidden>
        {copied}
      </output>
    </button>
  )
}
