// Messages of all features, for responses made from message keys.

import { officesMessages } from '#features/offices/messages.ts'
import { contactMessages } from '#features/contact/messages.ts'
import { albumsMessages } from '#features/albums/messages.ts'
import { fieldMessages } from '#features/applications/messages/fields.ts'
import { officeMessages } from '#features/applications/messages/office.ts'
import { refusalMessages } from '#features/applications/messages/refusals.ts'
import { documentMessages } from '#features/documents/messages/list.ts'
import { documentRefusals } from '#features/documents/messages/refusals.ts'
import { complaintsMessages } from '#features/complaints/messages/public.ts'
import { examplesMessages } from '#features/examples/messages.ts'
import { membersMessages } from '#features/members/messages.ts'
import { categoriesMessages } from '#features/categories/messages.ts'
import { dashboardsMessages } from '#features/dashboards/messages.ts'
import { disclosuresMessages } from '#features/disclosures/messages.ts'
import { pagesMessages } from '#features/pages/messages.ts'
import { servicesMessages } from '#features/services/messages.ts'
import { waterQualityMessages } from '#features/water-quality/messages.ts'
import { newsMessages } from '#features/news/messages/public.ts'
import { organisationsMessages } from '#features/organisations/messages.ts'
import { apiGuideMessages } from '#root/site/messages.ts'
import { landingMessages } from '#features/landing/messages.ts'
import { blockMessages } from '#kit/blocks/messages.ts'
import { correctionMessages } from '#kit/calendar/corrections.ts'
import { calendarMessages } from '#kit/calendar/messages.ts'
import { publishingMessages } from '#features/publishing/messages/states.ts'
import { readingSchedulesMessages } from '#features/reading-schedules/messages.ts'
import { tariffsMessages } from '#features/tariffs/messages/all.ts'
import { tolsMessages } from '#features/tols/messages.ts'
import { waterSchedulesMessages } from '#features/water-schedules/messages.ts'
import { importMessages } from '#kit/import.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { slidesMessages } from '#features/slides/messages.ts'
import { peopleMessages } from '#features/people/messages.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { sessionsMessages } from '#features/sessions/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { shellMessages } from '#shells/messages.ts'

export const messages = {
  ...officesMessages,
  ...contactMessages,
  ...albumsMessages,
  ...blockMessages,
  ...membersMessages,
  ...newsMessages,
  ...pagesMessages,
  ...servicesMessages,
  ...dashboardsMessages,
  ...disclosuresMessages,
  ...waterQualityMessages,
  ...categoriesMessages,
  ...validationMessages,
  ...calendarMessages,
  ...correctionMessages,
  ...platformMessages,
  ...shellMessages,
  ...organisationsMessages,
  ...fieldMessages,
  ...refusalMessages,
  ...officeMessages,
  ...complaintsMessages,
  ...examplesMessages,
  ...slidesMessages,
  ...landingMessages,
  ...apiGuideMessages,
  ...publishingMessages,
  ...documentMessages,
  ...documentRefusals,
  ...tariffsMessages,
  ...importMessages,
  ...tolsMessages,
  ...waterSchedulesMessages,
  ...readingSchedulesMessages,
  ...peopleMessages,
  ...staffMessages,
  ...sessionsMessages,
}
