// The browser-safe manifests of all features, and the navigation and labels that follow from them.

import { accessibilityFeature } from '#features/accessibility/feature.ts'
import { accountsFeature } from '#features/accounts/feature.ts'
import { albumsFeature } from '#features/albums/feature.ts'
import { amnestiesFeature } from '#features/amnesties/feature.ts'
import { applicationsFeature } from '#features/applications/feature.ts'
import { auditFeature } from '#features/audit/feature.ts'
import { calendarYearsFeature } from '#features/calendar-years/feature.ts'
import { categoriesFeature } from '#features/categories/feature.ts'
import { complaintsFeature } from '#features/complaints/feature.ts'
import { connectionLinksFeature } from '#features/connection-links/feature.ts'
import { connectionsFeature } from '#features/connections/feature.ts'
import { contactFeature } from '#features/contact/feature.ts'
import { dashboardsFeature } from '#features/dashboards/feature.ts'
import { demonstrationPeopleFeature } from '#features/demonstration-people/feature.ts'
import { disclosuresFeature } from '#features/disclosures/feature.ts'
import { documentsFeature } from '#features/documents/feature.ts'
import { documentTextsFeature } from '#features/document-texts/feature.ts'
import { draftsFeature } from '#features/drafts/feature.ts'
import { editionsFeature } from '#features/editions/feature.ts'
import { examplesFeature } from '#features/examples/feature.ts'
import { importsFeature } from '#features/imports/feature.ts'
import { installationsFeature } from '#features/installations/feature.ts'
import { gatewaysFeature } from '#features/gateways/feature.ts'
import { landingFeature } from '#features/landing/feature.ts'
import { mediaFeature } from '#features/media/feature.ts'
import { billsFeature } from '#features/bills/feature.ts'
import { ledgerFeature } from '#features/ledger/feature.ts'
import { paymentsFeature } from '#features/payments/feature.ts'
import { remindersFeature } from '#features/reminders/feature.ts'
import { refundsFeature } from '#features/refunds/feature.ts'
import { waiversFeature } from '#features/waivers/feature.ts'
import { membersFeature } from '#features/members/feature.ts'
import { messageTemplatesFeature } from '#features/message-templates/feature.ts'
import { newsFeature } from '#features/news/feature.ts'
import { numbersFeature } from '#features/numbers/feature.ts'
import { statusFeature } from '#features/status/feature.ts'
import { searchFeature } from '#features/search/feature.ts'
import { officesFeature } from '#features/offices/feature.ts'
import { brandsFeature } from '#features/brands/feature.ts'
import { orderedListsFeature } from '#features/ordered-lists/feature.ts'
import { organisationsFeature } from '#features/organisations/feature.ts'
import { outboxFeature } from '#features/outbox/feature.ts'
import { pagesFeature } from '#features/pages/feature.ts'
import { peopleFeature } from '#features/people/feature.ts'
import { publishingFeature } from '#features/publishing/feature.ts'
import { collectionsFeature } from '#features/collections/feature.ts'

import { bankingFeature } from '#features/banking/feature.ts'
import { reconciliationsFeature } from '#features/reconciliations/feature.ts'
import { walletPaymentsFeature } from '#features/wallet-payments/feature.ts'
import { receiptBooksFeature } from '#features/receipt-books/feature.ts'
import { instalmentsFeature } from '#features/instalments/feature.ts'
import { depositsFeature } from '#features/security-deposits/feature.ts'
import { feesFeature } from '#features/fees/feature.ts'
import { counterFeature } from '#features/counter/feature.ts'
import { receiptsFeature } from '#features/receipts/feature.ts'
import { readingsFeature } from '#features/readings/feature.ts'
import { readingSchedulesFeature } from '#features/reading-schedules/feature.ts'
import { servicesFeature } from '#features/services/feature.ts'
import { settingsFeature } from '#features/settings/feature.ts'
import { sessionsFeature } from '#features/sessions/feature.ts'
import { slidesFeature } from '#features/slides/feature.ts'
import { staffFeature } from '#features/staff/feature.ts'
import { pricesFeature } from '#features/prices/feature.ts'
import { tariffsFeature } from '#features/tariffs/feature.ts'
import { tolsFeature } from '#features/tols/feature.ts'
import { waterQualityFeature } from '#features/water-quality/feature.ts'
import { waterSchedulesFeature } from '#features/water-schedules/feature.ts'
import type { Messages } from '#kit/language.ts'
import type { Navigation } from '#shells/navigation.ts'
import { auditedItems } from '#features/audit/rules/items.ts'
import { inGroups } from './console-groups.ts'
import type { Feature } from './manifest.ts'

export const features: readonly Feature[] = [
  accessibilityFeature,
  accountsFeature,
  albumsFeature,
  applicationsFeature,
  auditFeature,
  categoriesFeature,
  complaintsFeature,
  connectionsFeature,
  connectionLinksFeature,
  ledgerFeature,
  gatewaysFeature,
  billsFeature,
  waiversFeature,
  instalmentsFeature,
  refundsFeature,
  remindersFeature,
  amnestiesFeature,
  receiptsFeature,
  counterFeature,
  feesFeature,
  depositsFeature,
  receiptBooksFeature,
  walletPaymentsFeature,
  bankingFeature,
  paymentsFeature,
  collectionsFeature,
  reconciliationsFeature,
  contactFeature,
  dashboardsFeature,
  demonstrationPeopleFeature,
  disclosuresFeature,
  documentsFeature,
  documentTextsFeature,
  draftsFeature,
  editionsFeature,
  examplesFeature,
  importsFeature,
  installationsFeature,
  landingFeature,
  mediaFeature,
  membersFeature,
  messageTemplatesFeature,
  newsFeature,
  numbersFeature,
  statusFeature,
  officesFeature,
  orderedListsFeature,
  organisationsFeature,
  brandsFeature,
  outboxFeature,
  pagesFeature,
  peopleFeature,
  publishingFeature,
  readingSchedulesFeature,
  readingsFeature,
  servicesFeature,
  sessionsFeature,
  searchFeature,
  settingsFeature,
  slidesFeature,
  staffFeature,
  tariffsFeature,
  pricesFeature,
  calendarYearsFeature,
  tolsFeature,
  waterQualityFeature,
  waterSchedulesFeature,
]

/** Labels of every action of the audit. */
export const auditActions: Messages = Object.assign({}, ...features.map((feature) => feature.auditActions))

/** Items of the audit with pages of their own in the console. */
export const items = auditedItems(features.flatMap((feature) => feature.navigation?.console ?? []))

/** Sections of the staff dashboard, in the order of the list. */
export const dashboardSections = features.flatMap(({ dashboard = [] }) => dashboard)

/** Quick actions of the staff dashboard. */
export const quickActions = features.flatMap((feature) => feature.quickActions ?? [])

export const navigation: Navigation = {
  public: features.flatMap((feature) => feature.navigation?.public ?? []),
  portal: features.flatMap((feature) => feature.navigation?.portal ?? []).toSorted((a, b) => a.order - b.order),
  console: inGroups(features.flatMap((feature) => feature.navigation?.console ?? [])),
}
