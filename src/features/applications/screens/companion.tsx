// Column beside the application form: papers, fee and time by the citizen charter, telephone and hours of the office.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { OfficeState } from '#features/offices/screens/office-state.tsx'
import type { Service } from '#features/services/contract/api.ts'
import { PhoneLink } from '#ui/contact-links.tsx'
import { CompanionPart } from '#ui/form/companion.tsx'
import type { Kind } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { RequestedPapers } from './requested-papers.tsx'
import { screenTranslator } from './translator.ts'

type Props = {
  kind: Kind
  listed: readonly ListedPaper[]
  /** What the citizen charter says of it; undefined where it does not. */
  service: Service | undefined
  officePhone: string
  status: OfficeStatus
  language: Language
}

export function ApplicationCompanion({ kind, listed, service, officePhone, status, language }: Props) {
  const t = screenTranslator(language)
  return (
    <>
      <section className="max-lg:hidden">
        <RequestedPapers {...{ kind, listed, language }} heading="h2" />
      </section>
      {service
        ? (['fee', 'time'] as const).map((each) => (
            <CompanionPart key={each} title={t(`applications.companion.${each}`)}>
              <p lang={inLanguage(service[each], language).lang}>
                {inLanguage(service[each], language).text}
                {service.sample ? ` (${t('applications.papers_sample')})` : null}
              </p>
            </CompanionPart>
          ))
        : null}
      <CompanionPart title={t('applications.companion.questions')}>
        <PhoneLink number={officePhone} language={language} />
        <OfficeState status={status} language={language} />
      </CompanionPart>
    </>
  )
}
