// Password field with a checkbox that shows the password.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

/** `autoComplete` makes a password manager fill in or suggest a password. */
export function PasswordField(props: {
  name: string
  help?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** Whether it has the checkbox; one is enough where a password is entered twice. */
  showable?: boolean
}) {
  const { name, help, autoComplete, showable = true } = props
  const { t } = useFormParts()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame
      name={name}
      help={help}
      after={
        showable ? (
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="tick"
              data-no-draft=""
              checked={shown}
              onChange={(event) => setShown(event.currentTarget.checked)}
            />
            {t('ui.password.show')}
          </label>
        ) : undefined
      }
    >
      {(control) => (
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          data-no-draft=""
          className="input"
        />
      )}
    </FieldFrame>
  )
}
