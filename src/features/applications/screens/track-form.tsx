// Form of application tracking by code and phone, without script.

import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { TranslateScreens } from './translator.ts'

export function TrackForm(props: { t: TranslateScreens; code: string; phone: string; refusal: string | undefined }) {
  const { t, code, phone, refusal } = props
  const wrong = refusal ? { 'aria-invalid': true as const, 'aria-describedby': 'track-refusal' } : {}
  return (
    <form method="post" action="/registration/track" encType="multipart/form-data" noValidate className="grid gap-6">
      {refusal ? (
        <div id="track-refusal">
          <Callout tone="danger" role="alert">
            <p>{refusal}</p>
          </Callout>
        </div>
      ) : null}
      <div className="grid gap-1.5">
        <label htmlFor="track-code" className="font-semibold text-neutral-900">
          {t('applications.field.code')}
        </label>
        <p id="track-code-help" className="text-neutral-600">
          {t('applications.track.code_help')}
        </p>
        <input
          id="track-code"
          name="code"
          required
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...wrong}
          aria-describedby={refusal ? 'track-code-help track-refusal' : 'track-code-help'}
          className="input figures max-w-44"
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="track-phone" className="font-semibold text-neutral-900">
          {t('applications.field.phone')}
        </label>
        <input
          id="track-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={phone}
          {...wrong}
          className="input figures max-w-44"
        />
      </div>
      <p>
        <Button type="submit" kind="primary">
          {t('applications.track.show')}
        </Button>
      </p>
    </form>
  )
}
