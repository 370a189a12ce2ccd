// Page table: addresses and their screens.

import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'
import { reportTypes } from '#features/documents/contract/lists.ts'
import { exampleAddress, exampleParts } from '#features/examples/contract/parts.ts'
import { sitePages } from '#features/pages/contract/site-pages.ts'
import { listPages } from '#features/settings/contract/nouns.ts'

const applications = 'features/applications/screens'
const bills = 'features/bills/screens/office'
const ownBills = 'features/bills/screens/own'
const complaints = 'features/complaints/screens'
const documents = 'features/documents/screens/office'
const news = 'features/news/screens/office'
const settings = 'features/settings/screens'
const signedIn = 'features/sessions/screens'
const supply = 'features/water-schedules/screens/office'

/** The screens of a published kind: list, form to add, item. */
function published(name: string, file: string) {
  return [
    route(`/staff/${name}`, file, { id: `staff-${name}` }),
    route(`/staff/${name}/new`, file, { id: `staff-${name}-new` }),
    route(`/staff/${name}/:id`, file, { id: `staff-${name}-item` }),
  ]
}

/** Those of a kind whose order staff set. */
function ordered(name: string, file: string) {
  return [...published(name, file), route(`/staff/${name}/order`, file, { id: `staff-${name}-order` })]
}

/** The screens of an edition kind: list, new draft, edition, form of a row. */
function editions(name: string, file: string) {
  return [
    ...published(name, file),
    route(`/staff/${name}/:id/rows/new`, file, { id: `staff-${name}-new-row` }),
    route(`/staff/${name}/:id/rows/:row`, file, { id: `staff-${name}-row` }),
  ]
}

export default [
  route('/sitemap.xml', 'site/sitemap.ts'),
  route('/robots.txt', 'site/robots.ts'),
  route('/favicon.ico', 'features/organisations/screens/favicon.ts'),
  route('/.well-known/receipt-keys.json', 'features/receipts/screens/keys.ts'),
  route('/manifest.webmanifest', 'features/organisations/screens/manifest.ts'),
  route('/files/:id/:filename', 'features/documents/screens/file.ts'),
  route('/organisation-pictures/:hash', 'features/organisations/screens/picture.ts'),
  route('/slide-pictures/:hash', 'features/slides/screens/picture.ts'),
  route('/slide-pictures/:hash/:name', 'features/slides/screens/sized-picture.ts'),
  route('/news-pictures/:id/:size', 'features/news/screens/picture-file.ts'),
  route('/member-photos/:id/:size', 'features/members/screens/photo-file.ts'),
  route('/page-pictures/:id/:size', 'features/pages/screens/picture-file.ts'),
  route('/news.rss', 'features/news/screens/feed.ts'),
  route('/gallery-pictures/:id/:size', 'features/albums/screens/picture-file.ts'),
  route('/water-schedule/:tol.ics', 'features/water-schedules/screens/feed.ts'),
  route('/registration/print', `${applications}/print.tsx`),
  layout('shells/public.tsx', [
    layout('shells/screen.tsx', [
      index('features/landing/screens/landing.tsx'),
      route('/contact', 'features/contact/screens/contact.tsx'),
      route('/gallery', 'features/albums/screens/gallery.tsx'),
      route('/gallery/:slug', 'features/albums/screens/album.tsx'),
      route('/gallery/:slug/:position', 'features/albums/screens/view.tsx'),
      route('/members', 'features/members/screens/members.tsx'),
      ...sitePages.map(({ path, slug }) => route(path, 'features/pages/screens/page.tsx', { id: `pages-${slug}` })),
      route('/miscellaneous', 'features/services/screens/services.tsx'),
      route('/categories', 'features/categories/screens/categories.tsx'),
      route('/accessibility', 'features/accessibility/screens/statement.tsx'),
      route('/news', 'features/news/screens/list.tsx'),
      route('/news/:slug', 'features/news/screens/article.tsx'),
      // The misspelling is required by the specification.
      route('/tarrif-calculator', 'features/tariffs/screens/calculator.tsx'),
      route('/verify', 'features/receipts/screens/verify.tsx'),
      route('/tariff', 'features/tariffs/screens/tariff.tsx'),
      route('/water-quality', 'features/water-quality/screens/quality.tsx'),
      route('/registration', `${applications}/choose.tsx`),
      route('/registration/new', `${applications}/apply.tsx`, { id: 'apply-new' }),
      route('/registration/transfer', `${applications}/apply.tsx`, { id: 'apply-transfer' }),
      route('/registration/sent', `${applications}/sent.tsx`),
      route('/registration/track', `${applications}/track.tsx`),
      route('/registration/correct', `${applications}/correct.tsx`),
      ...reportTypes.map(({ path, type }) =>
        route(path, 'features/documents/screens/list.tsx', { id: `documents-${type}` }),
      ),
      route('/documents/:id/:slug', 'features/documents/screens/document.tsx'),
      route('/complaint', 'features/complaints/screens/send.tsx'),
      route('/complaint/received/:code', 'features/complaints/screens/received.tsx'),
      route('/complaint/track', 'features/complaints/screens/track.tsx'),
      route('/login', 'features/sessions/screens/login.tsx'),
      route('/login/forgotten', 'features/sessions/screens/forgotten.tsx'),
      route('/login/activate', 'features/sessions/screens/activate.tsx'),
      route('/pay', 'features/payments/screens/pay.tsx'),
      route('/pay/return/:gateway', 'features/payments/screens/return.tsx'),
      route('/pay/:attempt', 'features/payments/screens/payment.tsx'),
      route('/examples', 'features/examples/screens/index.tsx'),
      ...exampleParts.map((part) =>
        route(exampleAddress(part), 'features/examples/screens/part.tsx', { id: `example-${part}` }),
      ),
      route('/search', 'site/search.tsx'),
      route('/web-resources', 'site/api-guide/page.tsx'),
      route('/examples/form', 'features/examples/screens/form.tsx'),
      route('/water-schedule', 'features/water-schedules/screens/schedule.tsx'),
      route('/meter-reading-schedule', 'features/reading-schedules/screens/schedule.tsx'),
      route('*', 'shells/not-found.tsx'),
    ]),
  ]),
  layout('shells/portal.tsx', { id: 'portal' }, [
    layout('shells/signed-in-screen.tsx', { id: 'portal-screen' }, [
      route('/account', 'features/accounts/screens/overview.tsx'),
      route('/account/complaints', `${complaints}/own/list.tsx`, { id: 'my-complaints' }),
      route('/account/complaints/:code', `${complaints}/own/complaint.tsx`),
      route('/account/applications', `${applications}/own/list.tsx`, { id: 'my-applications' }),
      route('/account/applications/:code', `${applications}/own/application.tsx`),
      route('/account/bills', `${ownBills}/bills.tsx`, { id: 'my-bills' }),
      route('/account/bills/:number', `${ownBills}/bill.tsx`, { id: 'my-bill' }),
      route('/account/bills/:number/roll', `${ownBills}/roll.tsx`, { id: 'my-bill-roll' }),
      route('/account/payments', 'features/payments/screens/own/payments.tsx', { id: 'my-payments' }),
      route('/account/statement', 'features/ledger/screens/own/statement.tsx', { id: 'my-statement' }),
      route('/account/statement/:number', 'features/ledger/screens/own/statement.tsx', { id: 'my-statement-of' }),
      route('/account/connections', 'features/connection-links/screens/links.tsx'),
      route('/account/consumption', 'features/readings/screens/own/consumption.tsx'),
      route('/account/readings', 'features/readings/screens/own/send-reading.tsx'),
      route('/account/details', 'features/accounts/screens/details.tsx'),
      route('/account/password', `${signedIn}/password.tsx`, { id: 'account-password' }),
      route('/account/devices', `${signedIn}/devices.tsx`, { id: 'account-devices' }),
    ]),
  ]),
  layout('shells/staff.tsx', { id: 'staff' }, [
    layout('shells/signed-in-screen.tsx', { id: 'staff-screen' }, [
      route('/staff', 'features/dashboards/screens/dashboard.tsx'),
      route('/staff/contacts', `${signedIn}/contacts.tsx`),
      route('/staff/password', `${signedIn}/password.tsx`, { id: 'staff-password' }),
      route('/staff/devices', `${signedIn}/devices.tsx`, { id: 'staff-devices' }),
      route('/staff/second-factor', `${signedIn}/second-factor.tsx`),
      route('/staff/complaints', `${complaints}/office/inbox.tsx`, { id: 'staff-complaints' }),
      route('/staff/complaints/new', `${complaints}/office/counter.tsx`),
      route('/staff/complaints/:id', `${complaints}/office/case.tsx`),
      route('/staff/complaints/:id/slip', `${complaints}/office/slip.tsx`),
      route('/staff/applications', `${applications}/office/inbox.tsx`, { id: 'staff-applications' }),
      route('/staff/applications/new', `${applications}/office/counter.tsx`),
      route('/staff/applications/:id', `${applications}/office/application.tsx`),
      route('/staff/applications/:id/slip', `${applications}/office/slip.tsx`),
      route('/staff/interruptions', `${supply}/list.tsx`, { id: 'staff-interruptions' }),
      route('/staff/interruptions/new', `${supply}/new.tsx`, { id: 'staff-interruptions-new' }),
      route('/staff/interruptions/:code', `${supply}/change.tsx`, { id: 'staff-interruption' }),
      route('/staff/supply', `${supply}/week.tsx`, { id: 'staff-supply' }),
      route('/staff/supply/change', `${supply}/exception.tsx`),
      ...published('tols', 'features/tols/screens/office/tols.tsx'),
      ...published('zones', 'features/tols/screens/office/zones.tsx'),
      ...published('reading-days', 'features/reading-schedules/screens/office.tsx'),
      ...editions('supply-plan', 'features/water-schedules/screens/plan/office.tsx'),
      ...editions('tariffs', 'features/tariffs/screens/office.tsx'),
      ...editions('papers', `${applications}/office/paper-list.tsx`),
      ...editions('prices', 'features/prices/screens/office.tsx'),
      route('/staff/review', 'features/publishing/screens/review.tsx', { id: 'staff-review' }),
      route('/staff/documents', `${documents}/list.tsx`, { id: 'staff-documents' }),
      route('/staff/documents/new', `${documents}/new.tsx`),
      route('/staff/documents/:id', `${documents}/document.tsx`),
      route('/staff/news', `${news}/list.tsx`, { id: 'staff-news' }),
      route('/staff/news/new', `${news}/new.tsx`, { id: 'staff-news-new' }),
      route('/staff/news/:id', `${news}/article.tsx`, { id: 'staff-article' }),
      route('/staff/news/:id/pictures', `${news}/pictures.tsx`, { id: 'staff-article-pictures' }),
      route('/staff/media', 'features/media/screens/list.tsx'),
      route('/staff/media/:id', 'features/media/screens/item.tsx', { id: 'staff-media-item' }),
      ...ordered('members', 'features/members/screens/office.tsx'),
      ...ordered('slides', 'features/slides/screens/office.tsx'),
      ...ordered('charter', 'features/services/screens/office/charter.tsx'),
      ...ordered('questions', 'features/services/screens/office/questions.tsx'),
      ...published('albums', 'features/albums/screens/office.tsx'),
      ...published('pages', 'features/pages/screens/office/pages.tsx'),
      ...published('disclosures', 'features/disclosures/screens/office.tsx'),
      ...published('water-tests', 'features/water-quality/screens/office.tsx'),
      route('/staff/connections', 'features/connections/screens/list.tsx'),
      route('/staff/connections/:id', 'features/connection-page/screens/connection.tsx'),
      route('/staff/connections/:id/links', 'features/connection-links/screens/office.tsx', {
        id: 'staff-connection-links',
      }),
      route('/staff/connections/:id/ledger', 'features/ledger/screens/connection-ledger.tsx'),
      route('/staff/billing', `${bills}/runs.tsx`, { id: 'staff-billing' }),
      route('/staff/billing/late', `${bills}/late.tsx`, { id: 'staff-billing-late' }),
      route('/staff/billing/late-readings', `${bills}/late-readings.tsx`, { id: 'staff-billing-late-readings' }),
      route('/staff/billing/wrong-bills', `${bills}/all-wrong-bills.tsx`, { id: 'staff-billing-wrong-bills' }),
      route('/staff/billing/:id', `${bills}/run.tsx`, { id: 'staff-billing-run' }),
      route('/staff/billing/:id/:finding', `${bills}/connections.tsx`, { id: 'staff-billing-connections' }),
      route('/staff/bills', `${bills}/bills.tsx`, { id: 'staff-bills' }),
      route('/staff/bills/:number', `${bills}/bill.tsx`, { id: 'staff-bill' }),
      route('/staff/bills/:number/roll', `${bills}/roll.tsx`, { id: 'staff-bill-roll' }),
      route('/staff/billing-policies', `${bills}/policies.tsx`, { id: 'staff-billing-policies' }),
      route('/staff/waivers', 'features/waivers/screens/waivers.tsx', { id: 'staff-waivers' }),
      route('/staff/connections/:id/waivers', 'features/waivers/screens/connection.tsx', {
        id: 'staff-connection-waivers',
      }),
      route('/staff/instalments', 'features/instalments/screens/instalments.tsx', { id: 'staff-instalments' }),
      route('/staff/connections/:id/instalments', 'features/instalments/screens/connection.tsx', {
        id: 'staff-connection-instalments',
      }),
      route('/staff/refunds', 'features/refunds/screens/refunds.tsx', { id: 'staff-refunds' }),
      route('/staff/refunds/held/:id', 'features/refunds/screens/held.tsx', { id: 'staff-held-money' }),
      route('/staff/connections/:id/refunds', 'features/refunds/screens/connection.tsx', {
        id: 'staff-connection-refunds',
      }),
      route('/staff/amnesties', 'features/amnesties/screens/amnesties.tsx', { id: 'staff-amnesties' }),
      route('/staff/amnesties/:id', 'features/amnesties/screens/amnesty.tsx', { id: 'staff-amnesty' }),
      route('/staff/counter', 'features/counter/screens/counter.tsx', { id: 'staff-counter' }),
      route('/staff/security-deposits', 'features/security-deposits/screens/deposits.tsx', {
        id: 'staff-security-deposits',
      }),
      route('/staff/connections/:id/deposits', 'features/security-deposits/screens/connection.tsx', {
        id: 'staff-connection-deposits',
      }),
      route('/staff/counter/deposits', 'features/security-deposits/screens/take.tsx', { id: 'staff-counter-deposits' }),
      route('/staff/counter/fees', 'features/fees/screens/fees.tsx', { id: 'staff-counter-fees' }),
      ...published('fee-purposes', 'features/fees/screens/purposes.tsx'),
      route('/staff/counter/refunds', 'features/counter/screens/refunds.tsx', { id: 'staff-counter-refunds' }),
      route('/staff/counter/close', 'features/counter/screens/close.tsx', { id: 'staff-counter-close' }),
      route('/staff/deposits', 'features/banking/screens/deposits.tsx', { id: 'staff-deposits' }),
      route('/staff/deposits/:id', 'features/banking/screens/deposit.tsx', { id: 'staff-deposit' }),
      route('/staff/cheques', 'features/banking/screens/cheques.tsx', { id: 'staff-cheques' }),
      route('/staff/wallet-payments', 'features/wallet-payments/screens/wallet-payments.tsx', {
        id: 'staff-wallet-payments',
      }),
      route('/staff/receipt-books', 'features/receipt-books/screens/books.tsx', { id: 'staff-receipt-books' }),
      route('/staff/receipt-books/:id', 'features/receipt-books/screens/book.tsx', { id: 'staff-receipt-book' }),
      route('/staff/cash-days', 'features/counter/screens/days.tsx', { id: 'staff-cash-days' }),
      route('/staff/receipts', 'features/receipts/screens/list.tsx', { id: 'staff-receipts' }),
      route('/staff/receipts/:number/move', 'features/refunds/screens/move.tsx', { id: 'staff-move' }),
      route('/staff/receipts/:number/reversal', 'features/counter/screens/reversal.tsx', { id: 'staff-reversal' }),
      route('/staff/receipts/:number', 'features/receipts/screens/receipt.tsx', { id: 'staff-receipt' }),
      route('/staff/payments/:attempt', 'features/payments/screens/office/payment.tsx', { id: 'staff-payment' }),
      route('/staff/payments', 'features/payments/screens/office/payments.tsx', { id: 'staff-payments' }),
      route('/staff/collections', 'features/collections/screens/collections.tsx', { id: 'staff-collections' }),
      route('/staff/reconciliations', 'features/reconciliations/screens/list.tsx', { id: 'staff-reconciliations' }),
      route('/staff/reconciliations/new', 'features/reconciliations/screens/new.tsx', {
        id: 'staff-new-reconciliation',
      }),
      route('/staff/reconciliations/:id', 'features/reconciliations/screens/one.tsx', { id: 'staff-reconciliation' }),
      route('/staff/ledger', 'features/ledger/screens/vouchers.tsx', { id: 'staff-ledger' }),
      route('/staff/ledger/:day', 'features/ledger/screens/journal.tsx', { id: 'staff-journal' }),
      route('/staff/reports', 'features/ledger/screens/reports.tsx', { id: 'staff-reports' }),
      route('/staff/imports/customers', 'features/imports/screens/imports.tsx', { id: 'staff-import-customers' }),
      route('/staff/imports/readings', 'features/imports/screens/imports.tsx', { id: 'staff-import-readings' }),
      route('/staff/imports/ledger', 'features/imports/screens/imports.tsx', { id: 'staff-import-ledger' }),
      route('/staff/readings', 'features/readings/screens/office/list.tsx'),
      route('/staff/readings/sent', 'features/readings/screens/office/sent.tsx'),
      route('/staff/connections/:id/readings', 'features/connection-page/screens/readings.tsx'),
      route('/staff/connections/:id/readings/:period', `${bills}/reading-correction.tsx`, { id: 'staff-correction' }),
      route('/staff/people', 'features/staff/screens/list.tsx'),
      route('/staff/people/new', 'features/staff/screens/invite.tsx'),
      route('/staff/people/:id', 'features/staff/screens/member.tsx'),
      route('/staff/organisation', `${settings}/organisation.tsx`),
      route('/staff/calendar', 'features/calendar-years/screens/years.tsx'),
      route('/staff/calendar/:year', 'features/calendar-years/screens/year.tsx'),
      route('/staff/policies', `${settings}/policies.tsx`),
      route('/staff/payment-accounts', 'features/gateways/screens/accounts.tsx'),
      route('/staff/payment-accounts/:kind', 'features/gateways/screens/account.tsx'),
      route('/staff/templates', 'features/message-templates/screens/list.tsx'),
      route('/staff/templates/:name', 'features/message-templates/screens/template.tsx'),
      ...listPages.flatMap((name) => [
        route(`/staff/${name}`, `${settings}/list.tsx`, { id: `staff-${name}` }),
        route(`/staff/${name}/new`, `${settings}/new.tsx`, { id: `staff-${name}-new` }),
        route(`/staff/${name}/:id`, `${settings}/row.tsx`, { id: `staff-${name}-row` }),
      ]),
      route('/staff/messages', 'features/outbox/screens/list.tsx'),
      route('/staff/audit', 'features/audit/screens/list.tsx'),
      route('/staff/numbers', 'features/numbers/screens/numbers.tsx'),
      route('/staff/status', 'features/status/screens/status.tsx'),
    ]),
  ]),
] satisfies RouteConfig
