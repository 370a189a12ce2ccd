// Preview addresses of an item: one is made and shown once, those in force are listed and revoked.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { previewDays } from '../contract/preview-address.ts'
import type { ListedPreviews, NewPreview } from '../contract/previews.ts'
import { previewMessages } from '../messages/previews.ts'
import { usePreviews } from './use-previews.ts'

type PreviewsProps = { path: `/admin/${string}/{orgId}`; orgId: string; id: number; language: Language }

export function Previews(props: PreviewsProps) {
  const { language } = props
  const t = translator(previewMessages, language)
  const { made, listed, list, make, revoke } = usePreviews(props)
  return (
    <Section id="previews" title={t('preview.title')}>
      <p className="measure mb-3 text-neutral-600">{t('preview.help', { n: previewDays })}</p>
      {made ? <MadeAddress preview={made} language={language} /> : null}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void make()}>{t('preview.make')}</Button>
        {listed ? null : (
          <Button kind="quiet" onClick={() => void list()}>
            {t('preview.show')}
          </Button>
        )}
      </p>
      {listed ? <Addresses {...{ listed, language }} onRevoke={(preview) => void revoke(preview)} /> : null}
    </Section>
  )
}

function MadeAddress({ preview: { address }, language }: { preview: NewPreview; language: Language }) {
  const t = translator(previewMessages, language)
  const url = new URL(address, location.origin).href
  return (
    <div className="mb-4 grid gap-2 rounded-box border border-neutral-300 p-4">
      <output className="font-bold">{t('preview.made')}</output>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={address} rel="noreferrer" target="_blank" className="link break-all">
          {url}
        </a>
        <Button
          kind="quiet"
          onClick={() => {
            void navigator.clipboard.writeText(url).then(() => showToast(t('preview.copied'), { tone: 'success' }))
          }}
        >
          {t('preview.copy')}
        </Button>
      </p>
    </div>
  )
}

type AddressesProps = { listed: ListedPreviews['data']; language: Language; onRevoke: (preview: number) => void }

function Addresses({ listed, language, onRevoke }: AddressesProps) {
  const t = translator(previewMessages, language)
  if (listed.length === 0) return <p className="mt-3 text-neutral-600">{t('preview.none')}</p>
  return (
    <ul className="mt-3 grid divide-y divide-neutral-200 rounded-box border border-neutral-200">
      {listed.map(({ id, by, createdAt, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <span className="min-w-0 flex-1">
            <TimeText at={createdAt} /> · {by} ·{' '}
            <TimeText at={expiresAt}>{(when) => t('preview.until', { when })}</TimeText>
          </span>
          <Button kind="quiet" onClick={() => onRevoke(id)}>
            {t('preview.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
