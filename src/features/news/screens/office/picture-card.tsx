// Card of one picture of an article: texts, order, removal.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn } from '#platform/http-client.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ArticleDetails, StoredArticlePicture } from '../../contract/office.ts'
import type { NewsPicturesApi } from '../../contract/picture-rows.ts'
import { pictureTexts } from '../../contract/picture-forms.ts'
import { OrderButtons, useSaved } from './order-buttons.tsx'
import { pictureTranslator } from './picture-translator.ts'

type CardProps = { orgId: string; article: ArticleDetails; picture: StoredArticlePicture; language: Language }

export function PictureCard({ orgId, article, picture, language }: CardProps) {
  const t = pictureTranslator(language)
  const [saves, setSaves] = useState(0)
  const saved = useSaved(language)
  const { number } = picture
  const order = article.pictures.map((each) => each.number).filter((each) => each > 0)
  const place = order.indexOf(number)
  const name = number === 0 ? t('news.picture') : t('news.picture_n', { n: place + 1 })
  const path = { orgId, id: String(article.id), version: article.version }
  return (
    <li className="grid items-start gap-5 rounded-box border border-neutral-300 p-4 md:grid-cols-[13rem_minmax(0,1fr)]">
      <PrivatePicture
        key={number === 0 ? article.version : number}
        url={urlOf<NewsPicturesApi['articlePicture']>('GET /admin/news/{orgId}/{id}/pictures/{number}', {
          orgId,
          id: article.id,
          number,
        })}
        language={language}
        alt={inLanguage(picture.alt, language).text}
        className="aspect-3/2 w-full rounded-box object-cover"
        lost={t('news.picture_lost')}
      />
      <div className="grid gap-4">
        <h3 className="text-lg">{name}</h3>
        {number === 0 ? (
          <p className="text-neutral-700">{t('news.above')}</p>
        ) : (
          <TextsForm key={saves} onDone={() => setSaves(saves + 1)} {...{ orgId, article, picture, language }} />
        )}
        <OrderButtons
          name={name}
          language={language}
          order={number === 0 ? [] : order}
          item={number}
          onOrder={(pictures) =>
            saved(
              apiIn(language).send<NewsPicturesApi['orderArticlePictures']>(
                'PUT /admin/news/{orgId}/{id}/pictureOrder',
                { ...path, pictures: pictures.map(String) },
              ),
            )
          }
          onRemove={() =>
            saved(
              apiIn(language).send<NewsPicturesApi['removeArticlePicture']>(
                'DELETE /admin/news/{orgId}/{id}/pictures/{number}',
                { ...path, number: String(number) },
              ),
            )
          }
        />
      </div>
    </li>
  )
}

function TextsForm({ orgId, article, picture, language, onDone }: CardProps & { onDone: () => void }) {
  const t = pictureTranslator(language)
  const saved = useSaved(language)
  const state = useForm<unknown>({
    id: `picture-${picture.number}`,
    definition: pictureTexts,
    labels: pictureLabels(language),
    language,
    t,
    draft: useOwnDraft(`picture-${picture.number}`),
    send: async (data) => {
      const filled = validate(pictureTexts, valuesOf(pictureTexts, data))
      const path = { orgId, id: String(article.id), number: String(picture.number), version: article.version }
      const texts = filled.ok ? filled.value : {}
      return saved(
        apiIn(language).send<NewsPicturesApi['changeArticlePicture']>(
          'PUT /admin/news/{orgId}/{id}/pictures/{number}',
          { ...path, ...texts },
        ),
        'form',
      )
    },
    onSent: onDone,
  })
  return (
    <Form state={state}>
      <PictureTextFields known={picture} language={language} />
      <SendButton state={state}>{t('publishing.save')}</SendButton>
    </Form>
  )
}

export function pictureLabels(language: Language) {
  const t = pictureTranslator(language)
  return {
    altNe: t('news.alt_ne'),
    altEn: t('news.alt_en'),
    captionNe: t('news.caption_ne'),
    captionEn: t('news.caption_en'),
  }
}

export function PictureTextFields({ known, language }: { known?: StoredArticlePicture; language: Language }) {
  const t = pictureTranslator(language)
  return (
    <>
      <BothLanguages name="alt" legend={t('news.alt')} help={t('news.alt_help')} initially={known?.alt} />
      <BothLanguages
        name="caption"
        legend={t('news.caption')}
        help={t('news.caption_help')}
        initially={known?.caption}
      />
    </>
  )
}
