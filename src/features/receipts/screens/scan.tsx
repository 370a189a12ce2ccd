// Part of the page that verifies receipts: its QR code scanned by the camera or in a photo. Without script it stays hidden.

import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { receiptsTranslator } from './translator.ts'

/** What the script says of the scanning; one is shown at a time. */
const said = ['starting', 'looking', 'reading', 'denied', 'none', 'busy', 'unreadable', 'foreign', 'unable'] as const

export function Scan() {
  const t = receiptsTranslator(useLanguage())
  return (
    <section data-scan-receipt="" hidden aria-label={t('receipts.scan')} className="mt-6 grid max-w-[30rem] gap-4">
      <p>
        <Button data-scan="start" kind="primary">
          {t('receipts.scan')}
        </Button>
      </p>
      <div data-scan="view" hidden className="grid gap-3">
        <video muted playsInline aria-label={t('receipts.scan_picture')} className="w-full rounded bg-black" />
        <p>
          <Button data-scan="stop">{t('receipts.scan_stop')}</Button>
        </p>
      </div>
      <output>
        {said.map((each) => (
          <span key={each} data-said-of-scan={each} hidden className="block font-bold">
            {t(`receipts.scan_${each}`)}
          </span>
        ))}
      </output>
      <label className="file-choice w-fit">
        <input type="file" accept="image/*" data-scan="photo" className="input" />
        <span className={buttonClass('plain', 'w-full')}>
          <Icon name="file" />
          {t('receipts.scan_photo')}
        </span>
      </label>
    </section>
  )
}
