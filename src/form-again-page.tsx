// The page of a form that could not be processed because the service is unavailable: what was typed, and a button that sends it again.

import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Tenant } from '#platform/context.ts'
import { shellMessages } from '#shells/messages.ts'
import { Button } from '#ui/button.tsx'
import { BareDocument } from './bare-document.tsx'

type Page = { action: string; organisation: Tenant; language: Language }

/** The whole document; it is made without the database, so without the menu and the labels of the form. */
export function formAgainPage(form: FormData, page: Page): string {
  const entries = [...form]
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const hasFiles = entries.some(([, value]) => typeof value !== 'string' && value.size > 0)
  return `<!doctype html>${renderToStaticMarkup(<FormAgain {...page} fields={fields} hasFiles={hasFiles} />)}`
}

function FormAgain({
  action,
  organisation,
  language,
  fields,
  hasFiles,
}: Page & { fields: [string, string][]; hasFiles: boolean }) {
  const t = translator(shellMessages, language)
  return (
    <BareDocument title={t('again.title')} organisation={organisation} language={language}>
      <p className="mt-3">{t('again.text')}</p>
      {hasFiles ? <p className="mt-3">{t('again.files')}</p> : null}
      <form method="post" action={action} encType="multipart/form-data" className="mt-6">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button kind="primary" type="submit">
          {t('again.send')}
        </Button>
      </form>
      <h2 className="mt-8 text-xl">{t('again.typed')}</h2>
      <ul className="mt-3 grid gap-2">
        {typedTexts(fields).map((value) => (
          <li key={value} className="whitespace-pre-wrap">
            {value}
          </li>
        ))}
      </ul>
    </BareDocument>
  )
}

/** Without keys and codes of choices, which have no spaces and no other letters than ASCII ones. */
function typedTexts(fields: readonly [string, string][]): string[] {
  const typed = fields.filter(([, value]) => value.trim() && !/^[a-z][\w-]*$|^[\w-]{20,}$/.test(value))
  return [...new Set(typed.map(([, value]) => value))]
}
