// Form of a file's description in both languages.

import { useRevalidator } from 'react-router'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import type { Endpoint } from '#kit/contract.ts'
import { apiIn } from '#platform/http-client.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { MediaApi, MediaItem } from '../contract/api.ts'
import { descriptionForm } from '../contract/forms.ts'
import { mediaTranslator } from './translator.ts'

export function DescriptionForm({ item, language }: { item: MediaItem; language: Language }) {
  const t = mediaTranslator(language)
  const path = { orgId: String(useWho().organisation.id), id: item.id }
  const { revalidate } = useRevalidator()
  const { state, fields } = useVersionedForm<MediaItem>({
    id: `media-${item.id}`,
    definition: descriptionForm,
    labels: { altNe: t('media.alt_ne'), altEn: t('media.alt_en') },
    language,
    t,
    opened: item,
    textsOf: ({ alt }) => ({ altNe: alt.ne, altEn: alt.en }),
    read: () => apiIn(language).send<MediaApi['readMedia']>('GET /admin/media/{orgId}/{id}', path),
    send: (version, { data }) => {
      const filled = validate<object>(descriptionForm, valuesOf(descriptionForm, data))
      const sent = { ...path, version, ...(filled.ok && filled.value) }
      return apiIn(language).send<Endpoint>('PUT /admin/media/{orgId}/{id}', sent)
    },
    onSent: () => {
      showToast(t('media.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      {fields}
      <BothLanguages
        name="alt"
        legend={t('media.description')}
        help={t(`media.alt_help_${item.kind}`)}
        initially={item.alt}
      />
      <SendButton state={state}>{t('media.save')}</SendButton>
    </Form>
  )
}
