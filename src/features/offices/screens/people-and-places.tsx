// What does a visitor need to know of one office or one officer?

import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import type { Officer } from '#features/organisations/contract.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Office } from '../contract.ts'
import { officesMessages } from '../messages.ts'

const line = 'link inline-flex min-h-11 items-center gap-2 break-all'

export function OfficeCard({ office, language }: { office: Office; language: Language }) {
  const say = translator(officesMessages, language)
  const name = inLanguage(office.name, language)
  const { latitude, longitude } = office
  return (
    <li>
      <Card>
        <h3 className="text-lg" lang={name.lang}>
          {name.text}
        </h3>
        <p className="mt-1">{inLanguage(office.address, language).text}</p>
        <Ways phone={office.phone} email={office.email} language={language} />
        {latitude !== null && longitude !== null ? (
          <p>
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              rel="noopener"
              className={line}
            >
              <Icon name="map" />
              {say('contact.map')}
            </a>
          </p>
        ) : null}
      </Card>
    </li>
  )
}

export function OfficerCard({ officer, sample, language }: { officer: Officer; sample: boolean; language: Language }) {
  const say = translator(officesMessages, language)
  const name = inLanguage(officer.name, language)
  return (
    <li>
      <Card>
        <p className="text-sm font-semibold text-secondary-800">{say(`contact.duty.${officer.duty}`)}</p>
        <h3 className="text-lg" lang={name.lang}>
          {name.text}{' '}
          {sample ? <span className="text-sm font-normal text-neutral-600">({say('contact.sample')})</span> : null}
        </h3>
        <p>{inLanguage(officer.position, language).text}</p>
        <Ways phone={officer.phone} email={officer.email} language={language} />
      </Card>
    </li>
  )
}

function Ways({ phone, email, language }: { phone: string; email: string; language: Language }) {
  const known = parsePhone(phone)
  return (
    <>
      {phone ? (
        <p>
          <a href={`tel:${known?.e164 ?? phone.replace(/[^\d+]/g, '')}`} className={line}>
            <Icon name="phone" />
            {known ? displayPhone(known.e164, language) : inDigits(phone, language)}
          </a>
        </p>
      ) : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`} className={line}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
      ) : null}
    </>
  )
}
