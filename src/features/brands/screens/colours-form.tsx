// Form of an organisation's colours, with what pages will look like while they are typed.

import { useState } from 'react'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BrandColours, BrandsApi } from '../contract/api.ts'
import { coloursForm } from '../contract/forms.ts'
import { brandsMessages } from '../messages.ts'
import { PalettePreview } from './palette-preview.tsx'

const messages = { ...validationMessages, ...platformMessages, ...brandsMessages }

export function ColoursForm({ orgId, stored }: { orgId: number; stored: BrandColours }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const [typed, setTyped] = useState(stored)
  const state = useForm<BrandColours>({
    id: 'colours',
    definition: coloursForm,
    labels: { primaryColour: t('brands.primary'), accentColour: t('brands.accent') },
    language,
    t,
    send: (data) =>
      apiIn(language).send<BrandsApi['changeColours']>('POST /admin/organisation/{orgId}/colours', {
        orgId,
        ...coloursIn(data),
      }),
    // The colours of this document came with it.
    onSent: () => {
      showToast(t('brands.colours_changed'), { tone: 'success' })
      setTimeout(() => location.reload(), 1500)
    },
  })
  return (
    <div onInput={({ target }) => setTyped(coloursIn(new FormData((target as HTMLInputElement).form!)))}>
      <Form state={state}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="primaryColour"
            width="short"
            autoComplete="off"
            initially={stored.primaryColour}
            help={t('brands.primary_help')}
          />
          <TextField
            name="accentColour"
            width="short"
            autoComplete="off"
            initially={stored.accentColour}
            help={t('brands.accent_help')}
          />
        </div>
        <PalettePreview colours={typed} t={t} />
        <SendButton state={state}>{t('brands.save_colours')}</SendButton>
      </Form>
    </div>
  )
}

function coloursIn(data: FormData): BrandColours {
  const [primaryColour = '', accentColour = ''] = ['primaryColour', 'accentColour'].map((name) =>
    String(data.get(name) ?? '').trim(),
  )
  return { primaryColour, accentColour }
}
