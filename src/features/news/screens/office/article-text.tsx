// The text of an article in the editor, or in one plain field for each language where it cannot be loaded.

import { useMemo } from 'react'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { addressOf } from '#platform/private-file.tsx'
import { linkedDocuments } from '#features/documents/screens/linked-documents.ts'
import { chosenPictureUrl, TextPictures } from '#features/media/screens/text-pictures.tsx'
import { BlockText } from '#ui/block-editor/block-text.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import type { ArticleDetails } from '../../contract/office.ts'
import type { NewsPicturesApi } from '../../contract/picture-rows.ts'
import { officeTranslator } from './translator.ts'

type ArticleTextProps = { orgId: string; known: ArticleDetails | undefined; language: Language }

export function ArticleText({ orgId, known, language }: ArticleTextProps) {
  const t = officeTranslator(language)
  const documents = useMemo(() => linkedDocuments(orgId, language), [orgId, language])
  const loadPicture = (reference: string) => {
    const url = chosenPictureUrl(orgId, reference) ?? pictureUrl(orgId, known, Number(reference))
    return addressOf({ url, language })
  }
  return (
    <BlockText
      name="blocks"
      legend={t('news.body_field')}
      texts={{ ne: 'bodyNe', en: 'bodyEn' }}
      labels={{ ne: t('news.body_ne'), en: t('news.body_en') }}
      initially={known?.text ?? { en: '', ne: '' }}
      errorsOf={['bodyNe', 'bodyEn', 'blocks']}
      renderFallback={(texts) => (
        <BothLanguages
          name="body"
          legend={t('news.body_field')}
          help={
            <>
              <p>{t('news.body_help')}</p>
              {known && known.kept > 0 ? <p className="mt-1">{t('news.kept_help')}</p> : null}
            </>
          }
          rows={14}
          initially={texts}
        />
      )}
      renderPictures={(choice) => <TextPictures {...choice} language={language} />}
      {...{ documents, loadPicture, language }}
    />
  )
}

/** The placeholders of a text count the pictures in it; the one above it has the number 0. */
function pictureUrl(orgId: string, known: ArticleDetails | undefined, place: number): string {
  const inText = known?.pictures.filter(({ number }) => number > 0) ?? []
  const number = inText[place - 1]?.number
  if (!known || number === undefined) throw new Error(`the text has no picture ${place}`)
  return urlOf<NewsPicturesApi['articlePicture']>('GET /admin/news/{orgId}/{id}/pictures/{number}', {
    orgId,
    id: known.id,
    number,
  })
}
