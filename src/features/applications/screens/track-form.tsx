// Form of application tracking by code and phone, without script.

import type { FieldIssue } from '#kit/refusal.ts'
import { issueText } from '#kit/validation/messages.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ErrorLine } from '#ui/form/error-line.tsx'
import type { TranslateScreens } from './translator.ts'

type Props = { t: TranslateScreens; code: string; phone: string; refusal: string | undefined; issues?: FieldIssue[] }

/** `refusal` is of both fields together; `issues` are those of one, at the field. */
export function TrackForm({ t, code, phone, refusal, issues = [] }: Props) {
  const issueOf = (name: string) => issues.find(({ field }) => field === name)
  const stateOf = (name: string, help?: string) => {
    const issue = issueOf(name)
    const described = [help, issue && `track-${name}-error`, refusal && 'track-refusal'].filter(Boolean).join(' ')
    return {
      'aria-invalid': issue !== undefined || refusal !== undefined || undefined,
      'aria-describedby': described || undefined,
      autoFocus: issue !== undefined && issue === issues[0],
    }
  }
  const errorOf = (name: string) => {
    const issue = issueOf(name)
    return issue ? <ErrorLine id={`track-${name}-error`}>{issueText(issue, t)}</ErrorLine> : null
  }
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
        <label htmlFor="track-code" className="font-bold text-neutral-900">
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
          {...stateOf('code', 'track-code-help')}
          className="input figures max-w-44"
        />
        {errorOf('code')}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="track-phone" className="font-bold text-neutral-900">
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
          {...stateOf('phone')}
          className="input figures max-w-44"
        />
        {errorOf('phone')}
      </div>
      <p>
        <Button type="submit" kind="primary">
          {t('applications.track.show')}
        </Button>
      </p>
    </form>
  )
}
