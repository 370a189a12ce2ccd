// Console page of one file of the media library: preview, description, uses, withdrawal, history.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, messageText } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { openPrivateFile, PrivatePicture } from '#platform/private-file.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { MediaApi, MediaItem } from '../contract/api.ts'
import { DescriptionForm } from './description-form.tsx'
import { FocalPointForm } from './focal-point-form.tsx'
import { mediaTranslator, nameOf } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<MediaItem> {
  const { api, orgId } = await requireSession('staff', request, 'content:write')
  return api.read<MediaApi['readMedia']>('GET /admin/media/{orgId}/{id}', {
    orgId: String(orgId),
    id: Number(params.id),
  })
}

export default function MediaPage() {
  const item = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = mediaTranslator(language)
  const { text } = nameOf(item, language)
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={text} />
      <RelatedLink to="/staff/media">{t('media.back')}</RelatedLink>
      <PageHeading title={text} />
      <Preview item={item} language={language} />
      <Section id="describe" title={t('media.describe')}>
        <DescriptionForm key={item.version} item={item} language={language} />
      </Section>
      {item.kind === 'picture' ? (
        <Section id="focus" title={t('media.focus')}>
          {/* Not by the version: a point that is moved stays when the description is saved. */}
          <FocalPointForm key={JSON.stringify(item.focus)} item={item} language={language} />
        </Section>
      ) : null}
      <Section id="uses" title={t('media.uses')}>
        <Uses item={item} language={language} />
      </Section>
      <Section id="details" title={t('media.details')}>
        <Details item={item} language={language} />
      </Section>
      <EditHistory edits={item.edits} language={language} />
    </div>
  )
}

type Props = { item: MediaItem; language: Language }

function Preview({ item, language }: Props) {
  const t = mediaTranslator(language)
  const orgId = String(useWho().organisation.id)
  const url = urlOf<MediaApi['mediaFile']>('GET /admin/media/{orgId}/{id}/file', { orgId, id: item.id })
  if (item.kind === 'picture')
    return (
      <PrivatePicture
        {...{ url, language }}
        alt={inLanguage(item.alt, language).text}
        className="max-h-96 max-w-full rounded-box"
        lost={t('media.lost')}
      />
    )
  async function open(): Promise<void> {
    if (!(await openPrivateFile({ url, language }))) showToast(t('server.failed'), { tone: 'danger' })
  }
  return <Button onClick={() => void open()}>{t('media.open_pdf')}</Button>
}

function Uses({ item, language }: Props) {
  const t = mediaTranslator(language)
  return (
    <>
      {item.usedIn.length === 0 ? <p>{t('media.not_used')}</p> : null}
      <ul className="divide-y divide-neutral-200">
        {item.usedIn.map(({ kind, title, page }) => {
          const shown = inLanguage(title, language)
          return (
            <li key={page}>
              <Link to={page} className="link inline-block py-2">
                {kind[language]}: <span lang={shown.lang}>{shown.text}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <Withdrawal item={item} language={language} />
    </>
  )
}

function Withdrawal({ item: { id, may, withdrawnAt }, language }: Props) {
  const t = mediaTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  async function change(): Promise<void> {
    const api = apiIn(language)
    const outcome =
      withdrawnAt === null
        ? await api.send<MediaApi['withdrawMedia']>('POST /admin/media/{orgId}/{id}/withdrawals', { orgId, id })
        : await api.send<MediaApi['restoreMedia']>('POST /admin/media/{orgId}/{id}/restorations', { orgId, id })
    showOutcome(outcome, {
      done: t(withdrawnAt === null ? 'media.withdrawn' : 'media.restored'),
      failed: t('server.failed'),
    })
    await revalidate()
  }
  if (withdrawnAt === null && !may.withdraw.ok)
    return <p className="mt-2 text-neutral-600">{messageText(t, may.withdraw)}</p>
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button kind={withdrawnAt === null ? 'danger' : 'plain'} onClick={() => void change()}>
        {t(withdrawnAt === null ? 'media.withdraw' : 'media.restore')}
      </Button>
      <p className="text-neutral-600">{t('media.withdraw_help')}</p>
    </div>
  )
}

function Details({ item, language }: Props) {
  const t = mediaTranslator(language)
  const { kind, filename, sizeBytes, width, height, addedAt, withdrawnAt } = item
  const side = (pixels: number) => formatNumber(pixels, language)
  return (
    <Facts
      facts={[
        [t('media.kind'), t(`media.kind_${kind}`)],
        [t('media.filename'), filename],
        [t('media.size'), sizeBytes === null ? '' : formatFileSize(sizeBytes, language)],
        [
          t('media.kind_picture'),
          width && height ? t('media.pixels', { width: side(width), height: side(height) }) : '',
        ],
        [t('media.added'), <TimeText key="added" at={addedAt} />],
        [t('media.withdrawn_on'), withdrawnAt && <TimeText key="withdrawn" at={withdrawnAt} />],
      ]}
    />
  )
}
