// Facts of a complaint for the office: who reported it, and where it is.

import { Link } from 'react-router'
import { casesTranslator, channelName } from '#features/cases/screens/translator.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { Complaint } from '../../contract/answers.ts'
import { officeTranslator } from './translator.ts'

/** Who has reported, and how they are reached. `mayReadBills`: with a link to the bills of the customer number. */
export function reporterOf(complaint: Complaint, mayReadBills: boolean, language: Language) {
  const t = officeTranslator(language)
  const { name, phone, email, address, customerNumber, receivedAt, eraseAfter } = complaint
  return [
    [t('complaints.name'), name],
    [
      t('complaints.phone'),
      <a key="phone" href={`tel:${phone}`} className="link figures inline-block py-1">
        {displayPhone(phone, language)}
      </a>,
    ],
    [
      t('complaints.email'),
      email ? (
        <a key="email" href={`mailto:${email}`} className="link inline-block py-1">
          {email}
        </a>
      ) : undefined,
    ],
    [t('complaints.address'), address],
    [
      t('complaints.customer_number'),
      customerNumber ? (
        <span key="number" className="flex flex-wrap gap-x-4">
          <Link
            to={`/staff/connections?search=${encodeURIComponent(customerNumber)}`}
            className="link inline-block py-1"
          >
            {inDigits(customerNumber, language)}
          </Link>
          {mayReadBills ? (
            <Link to={`/staff/bills?search=${encodeURIComponent(customerNumber)}`} className="link inline-block py-1">
              {t('complaints.bills')}
            </Link>
          ) : null}
        </span>
      ) : undefined,
    ],
    [t('complaints.reads_in'), t(`complaints.language_${complaint.language}`)],
    [casesTranslator(language)('cases.channel'), channelName(complaint.channel, language)],
    [t('complaints.received_at'), <TimeText key="received" at={receivedAt} />],
    [t('complaints.erased_after'), <TimeText key="erased" at={eraseAfter} />],
  ] as const
}

/** Where it is. */
export function placeOf(complaint: Complaint, language: Language) {
  const t = officeTranslator(language)
  const { ward, tol, landmark, neighbour, latitude, longitude } = complaint
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
  return [
    [t('complaints.ward'), ward === null ? undefined : inDigits(String(ward), language)],
    [t('complaints.tol'), tol],
    [t('complaints.landmark'), landmark],
    [t('complaints.neighbour'), neighbour],
    [
      t('complaints.position'),
      latitude === null ? undefined : (
        <a key="map" href={map} rel="noreferrer" target="_blank" className="link inline-block py-1">
          {t('complaints.map')}
        </a>
      ),
    ],
  ] as const
}
