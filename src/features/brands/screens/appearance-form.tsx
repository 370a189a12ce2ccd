// Form of an organisation's appearance, with what pages will look like while it is filled in.

import { useState } from 'react'
import { translator } from '#kit/language.ts'
import { patternNames, patternOf } from '#kit/pattern.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { TileField } from '#ui/form/tile-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Appearance, BrandsApi } from '../contract/api.ts'
import { appearanceForm } from '../contract/forms.ts'
import { brandsMessages } from '../messages.ts'
import { AppearancePreview } from './appearance-preview.tsx'
import { PatternSample } from './pattern-sample.tsx'

const messages = { ...validationMessages, ...platformMessages, ...brandsMessages }

export function AppearanceForm({ orgId, stored }: { orgId: number; stored: Appearance }) {
  const language = useLanguage()
  const t = translator(messages, language)
  const shown = { ...stored, pattern: patternOf(stored.pattern, orgId) }
  const [typed, setTyped] = useState<Appearance>(shown)
  const state = useForm<Appearance>({
    id: 'appearance-form',
    definition: appearanceForm,
    labels: { primaryColour: t('brands.primary'), accentColour: t('brands.accent'), pattern: t('brands.pattern') },
    language,
    t,
    send: (data) => {
      const { pattern, ...colours } = appearanceIn(data)
      return apiIn(language).send<BrandsApi['changeAppearance']>('POST /admin/organisation/{orgId}/appearance', {
        orgId,
        ...colours,
        pattern: pattern || undefined,
      })
    },
    // The colours of this document came with it.
    onSent: () => {
      showToast(t('brands.appearance_changed'), { tone: 'success' })
      setTimeout(() => location.reload(), 1500)
    },
  })
  return (
    <div onInput={({ target }) => setTyped(appearanceIn(new FormData((target as HTMLInputElement).form!)))}>
      <Form state={state}>
        <div className="side-by-side grid items-start gap-5 sm:grid-cols-2">
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
        <TileField
          name="pattern"
          initially={shown.pattern}
          options={patternNames.map((name) => ({
            value: name,
            label: t(`brands.pattern_${name}`),
            icon: <PatternSample name={name} />,
          }))}
        />
        <AppearancePreview appearance={typed} t={t} />
        <SendButton state={state}>{t('brands.save_appearance')}</SendButton>
      </Form>
    </div>
  )
}

function appearanceIn(data: FormData): Appearance {
  const text = (name: keyof Appearance) => String(data.get(name) ?? '').trim()
  const pattern = patternNames.find((name) => name === text('pattern')) ?? ''
  return { primaryColour: text('primaryColour'), accentColour: text('accentColour'), pattern }
}
