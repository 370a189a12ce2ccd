// Rules for all requests of the API: address, language, credentials, lists, dates and refusals.

import { translator } from '#kit/language.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { apiGuideMessages } from '../messages.ts'
import { Code } from './code.tsx'

const refusal = `{
  "status": 0,
  "key": "request.invalid",
  "message": "…",
  "fields": [{ "field": "phone", "key": "validation.required", "message": "…" }],
  "requestId": "…"
}`

export function Rules({ base, org }: { base: string; org: number }) {
  const t = translator(apiGuideMessages, useLanguage())
  // The organisation's number is an identifier, so it is shown in Latin digits.
  const texts = [
    ['api.base', t('api.base_text', { base, org: String(org) })],
    ['api.language', t('api.language_text')],
    ['api.caller', t('api.caller_text')],
    ['api.lists', t('api.lists_text')],
    ['api.dates', t('api.dates_text')],
    ['api.errors', t('api.errors_text')],
  ] as const
  return (
    <Section id="rules" title={t('api.rules')}>
      <dl className="measure grid gap-4">
        {texts.map(([key, text]) => (
          <div key={key}>
            <dt className="font-bold text-title">{t(key)}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Code text={refusal} />
      <Code
        text={Object.entries(clientCredentials)
          .map(([client, value]) => `Authorization: Basic ${value}   # ${client}`)
          .join('\n')}
      />
      <Code text={`curl '${base}/customer/organizationDetail/${org}?lang=ne'`} />
    </Section>
  )
}
