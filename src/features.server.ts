// The server manifests of all features, and the lists that follow from them.

import { accessibilityServer } from '#features/accessibility/feature.server.ts'
import { accountsServer } from '#features/accounts/feature.server.ts'
import { albumsServer } from '#features/albums/feature.server.ts'
import { applicationsServer } from '#features/applications/feature.server.ts'
import { auditServer } from '#features/audit/feature.server.ts'
import { billsServer } from '#features/bills/feature.server.ts'
import { categoriesServer } from '#features/categories/feature.server.ts'
import { complaintsServer } from '#features/complaints/feature.server.ts'
import { connectionLinksServer } from '#features/connection-links/feature.server.ts'
import { connectionsServer } from '#features/connections/feature.server.ts'
import { contactServer } from '#features/contact/feature.server.ts'
import { disclosuresServer } from '#features/disclosures/feature.server.ts'
import { documentsServer } from '#features/documents/feature.server.ts'
import { documentTextsServer } from '#features/document-texts/feature.server.ts'
import { draftsServer } from '#features/drafts/feature.server.ts'
import { examplesServer } from '#features/examples/feature.server.ts'
import { gatewaysServer } from '#features/gateways/feature.server.ts'
import { ledgerServer } from '#features/ledger/feature.server.ts'
import { membersServer } from '#features/members/feature.server.ts'
import { newsServer } from '#features/news/feature.server.ts'
import { numbersServer } from '#features/numbers/feature.server.ts'
import { statusServer } from '#features/status/feature.server.ts'
import { officesServer } from '#features/offices/feature.server.ts'
import { brandsServer } from '#features/brands/feature.server.ts'
import { organisationsServer } from '#features/organisations/feature.server.ts'
import { outboxServer } from '#features/outbox/feature.server.ts'
import { pagesServer } from '#features/pages/feature.server.ts'
import { readingsServer } from '#features/readings/feature.server.ts'
import { readingSchedulesServer } from '#features/reading-schedules/feature.server.ts'
import { collectionsServer } from '#features/collections/feature.server.ts'

import { bankingServer } from '#features/banking/feature.server.ts'
import { reconciliationsServer } from '#features/reconciliations/feature.server.ts'
import { walletPaymentsServer } from '#features/wallet-payments/feature.server.ts'
import { receiptBooksServer } from '#features/receipt-books/feature.server.ts'
import { instalmentsServer } from '#features/instalments/feature.server.ts'
import { feesServer } from '#features/fees/feature.server.ts'
import { counterServer } from '#features/counter/feature.server.ts'
import { receiptsServer } from '#features/receipts/feature.server.ts'
import { servicesServer } from '#features/services/feature.server.ts'
import { settingsServer } from '#features/settings/feature.server.ts'
import { sessionsServer } from '#features/sessions/feature.server.ts'
import { slidesServer } from '#features/slides/feature.server.ts'
import { staffServer } from '#features/staff/feature.server.ts'
import { calendarYearsServer } from '#features/calendar-years/feature.server.ts'
import { pricesServer } from '#features/prices/feature.server.ts'
import { tariffsServer } from '#features/tariffs/feature.server.ts'
import { tolsServer } from '#features/tols/feature.server.ts'
import { paymentsServer } from '#features/payments/feature.server.ts'
import { amnestiesServer } from '#features/amnesties/feature.server.ts'
import { remindersServer } from '#features/reminders/feature.server.ts'
import { refundsServer } from '#features/refunds/feature.server.ts'
import { depositsServer } from '#features/security-deposits/feature.server.ts'
import { waiversServer } from '#features/waivers/feature.server.ts'
import { waterQualityServer } from '#features/water-quality/feature.server.ts'
import { waterSchedulesServer } from '#features/water-schedules/feature.server.ts'
import { serveAudit } from '#features/audit/api.server.ts'
import { serveDashboard } from '#features/dashboards/api.server.ts'
import { serveImports } from '#features/imports/api.server.ts'
import { importsServer } from '#features/imports/feature.server.ts'
import { serveEditions } from '#features/editions/api.server.ts'
import { serveTemplates } from '#features/message-templates/api.server.ts'
import { serveMedia } from '#features/media/api.server.ts'
import { serveList } from '#features/ordered-lists/api.server.ts'
import { reviewSource, servePublished, serveReview } from '#features/publishing/api.server.ts'
import { serveSearch } from '#features/search/api.server.ts'
import { searchServer } from '#features/search/feature.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import type { ServerFeature } from './manifest.ts'
import { items } from './features.ts'
import { messages } from './messages.ts'
import { searchSources } from './search-sources.ts'

export const serverFeatures: readonly ServerFeature[] = [
  officesServer,
  albumsServer,
  applicationsServer,
  membersServer,
  newsServer,
  pagesServer,
  servicesServer,
  disclosuresServer,
  waterQualityServer,
  organisationsServer,
  brandsServer,
  settingsServer,
  slidesServer,
  documentsServer,
  documentTextsServer,
  tariffsServer,
  pricesServer,
  calendarYearsServer,
  tolsServer,
  complaintsServer,
  readingSchedulesServer,
  waterSchedulesServer,
  connectionsServer,
  connectionLinksServer,
  readingsServer,
  ledgerServer,
  gatewaysServer,
  billsServer,
  waiversServer,
  instalmentsServer,
  refundsServer,
  remindersServer,
  amnestiesServer,
  receiptsServer,
  importsServer,
  counterServer,
  feesServer,
  depositsServer,
  receiptBooksServer,
  walletPaymentsServer,
  bankingServer,
  paymentsServer,
  collectionsServer,
  reconciliationsServer,
  contactServer,
  categoriesServer,
  accessibilityServer,
  draftsServer,
  examplesServer,
  sessionsServer,
  accountsServer,
  staffServer,
  outboxServer,
  numbersServer,
  statusServer,
  searchServer,
  auditServer,
]

/** Each published kind has admin rows, audit labels, history, import, sitemap entries and rows in the conformance walk. */
export const publishedKinds = serverFeatures.flatMap(({ published = [] }) => published)

/** The items of all features that show files of the media library. */
export const mediaUses = serverFeatures.flatMap(({ media = [] }) => media)

/** What reads the counts of the dashboard, by section. */
export const dashboardSources = [
  ...serverFeatures.flatMap(({ dashboard = [] }) => dashboard),
  reviewSource(publishedKinds),
]

/** What the public search finds. */
export const foundBySearch = searchSources(publishedKinds)

/** Every row of the API. */
export const api: readonly ServedRow[] = [
  ...publishedKinds.flatMap(servePublished),
  ...serverFeatures.flatMap(({ lists = [] }) => lists.flatMap(serveList)),
  ...serverFeatures.flatMap(({ editions = [] }) => editions.flatMap(serveEditions)),
  ...serverFeatures.flatMap(({ api = [] }) => api),
  ...serveImports(messages),
  ...serveMedia(mediaUses),
  ...serveTemplates(serverFeatures.flatMap(({ templates = [] }) => templates)),
  ...serveAudit(messages, items),
  ...serveReview(publishedKinds),
  ...serveSearch(foundBySearch),
  ...serveDashboard(dashboardSources),
]
