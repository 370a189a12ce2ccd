// Form to add a picture above or after the text of an article.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { NewsPicturesApi } from '../../contract/picture-rows.ts'
import type { ArticleDetails } from '../../contract/office.ts'
import { newPicture } from '../../contract/picture-forms.ts'
import { pictureMegabytes, pictureTypes } from '../../contract/pictures.ts'
import { useSaved } from './order-buttons.tsx'
import { pictureLabels, PictureTextFields } from './picture-card.tsx'
import { pictureTranslator } from './picture-translator.ts'

type Props = { orgId: string; article: ArticleDetails; language: Language }

export function NewPictureForm({ orgId, article, language }: Props) {
  const t = pictureTranslator(language)
  const saved = useSaved(language)
  const [submission] = useState(newSubmission)
  const [place, setPlace] = useState('after')
  const state = useForm<unknown>({
    id: 'new-picture',
    definition: newPicture,
    labels: {
      file: t('news.picture_file'),
      fileMedia: t('news.picture_file'),
      place: t('news.place'),
      ...pictureLabels(language),
    },
    language,
    t,
    draft: useOwnDraft('new-picture'),
    send: (data, onProgress) =>
      saved(
        sendForm<NewsPicturesApi['addArticlePicture']>(
          'POST /admin/news/{orgId}/{id}/pictures',
          { orgId, id: article.id },
          data,
          language,
          onProgress,
        ),
        'form',
      ),
    onSent: () => {},
  })
  return (
    <Form state={state}>
      <FileField
        name="file"
        accept={pictureTypes.join()}
        shrink
        help={t('news.picture_file_help', { mb: pictureMegabytes })}
      />
      <LibraryField name="fileMedia" language={language} />
      <div onChange={({ target }) => setPlace((target as HTMLInputElement).value)}>
        <RadioField
          name="place"
          chosen="after"
          options={[
            { value: 'after', label: t('news.place_after') },
            { value: 'above', label: t('news.place_above') },
          ]}
        />
      </div>
      <ConditionalFields when={place !== 'above'} className="grid gap-6">
        <PictureTextFields language={language} />
      </ConditionalFields>
      <HiddenField name="submission" value={submission} />
      <SendButton state={state}>{t('news.add_picture')}</SendButton>
    </Form>
  )
}
