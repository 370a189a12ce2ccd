// Row types of every table, generated from the migrations by `npm run row-types`; not edited by hand.

import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** numeric: text when read, so that no digit is lost. */
type Decimal = ColumnType<string, string | number, string | number>

/** jsonb: a value when read, JSON text when written. The store that owns the table declares its shape in `ColumnTypes`. */
export type Json<Value = unknown> = ColumnType<Value, string, string>

/** Types that the catalogue does not have: shapes of jsonb and closed lists without a CHECK, declared by the store that owns the table. */
export interface ColumnTypes {}

type Narrowed<Rows> = {
  [Table in keyof Rows]: Table extends keyof ColumnTypes
    ? Omit<Rows[Table], keyof ColumnTypes[Table]> & ColumnTypes[Table]
    : Rows[Table]
}

/** The tables in camelCase, as Kysely sees them. */
export interface Tables extends Narrowed<Rows> {}

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A row as it is inserted. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>

type Rows = {
  albumPictures: {
    id: GeneratedAlways<number>
    orgId: number
    albumId: number
    position: number
    fileHash: string
    width: number
    height: number
    blur: string
    captionEn: string
    captionNe: string
  }
  albums: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    titleEn: string
    titleNe: string
    textEn: Generated<string>
    textNe: Generated<string>
    takenOn: string
    pictureCount: Generated<number>
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  amnesties: {
    orgId: number
    id: Generated<number>
    titleEn: string
    titleNe: string
    startsOn: string
    endsOn: string
    dueUntil: string
    parts: Json
    countedOn: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
  }
  amnestyGains: {
    orgId: number
    amnestyId: number
    connectionId: number
    oldPaisa: number
    surchargePaisa: number
  }
  applicationPaperViews: {
    orgId: number
    paperId: number
    personId: number
    at: Date
  }
  applicationPapers: {
    id: GeneratedAlways<number>
    orgId: number
    applicationId: number
    kind: 'citizenship' | 'landCertificate' | 'houseMap' | 'photo' | 'wardRecommendation' | 'propertyTax' | 'oldBill' | 'deathCertificate' | 'relationship' | 'consentOfHeirs' | 'own1' | 'own2' | 'own3'
    hash: string
    type: string
    size: number
    name: string
    at: Date
    replacedAt: Date | null
  }
  applicationPolicies: {
    orgId: number
    openDays: Generated<number>
    returnedDays: Generated<number>
    rejectedDays: Generated<number>
    approvedDays: Generated<number>
  }
  applicationSteps: {
    id: GeneratedAlways<number>
    orgId: number
    applicationId: number
    kind: 'submitted' | 'prepared' | 'checked' | 'approved' | 'returned' | 'rejected' | 'resubmitted'
    at: Date
    byId: number | null
    byName: Generated<string>
    byPosition: Generated<string>
    reason: Generated<string>
    note: Generated<string>
    seenPapers: Generated<string[]>
    before: Json | null
  }
  applications: {
    id: GeneratedAlways<number>
    orgId: number
    code: string
    kind: 'new' | 'transfer'
    submittedAt: Date
    language: 'en' | 'ne'
    consentedAt: Date
    keepUntil: string
    applicantEn: string
    applicantNe: string
    gender: 'male' | 'female' | 'other' | null
    citizenshipNo: string
    citizenshipDistrict: string | null
    citizenshipYear: string | null
    fatherEn: string | null
    fatherNe: string | null
    motherEn: string | null
    motherNe: string | null
    grandfatherEn: string | null
    grandfatherNe: string | null
    heirEn: string | null
    heirNe: string | null
    phone: string
    email: string | null
    district: string
    localLevel: string | null
    ward: number
    village: string | null
    tol: string
    houseNo: string | null
    placeDetails: string | null
    neighbourEn: string | null
    neighbourNe: string | null
    neighbourTap: string | null
    kitta: string
    landCertificateNo: string | null
    landArea: string | null
    buildingHeight: Decimal | null
    floors: number | null
    boundaryEast: string | null
    boundaryWest: string | null
    boundaryNorth: string | null
    boundarySouth: string | null
    tapType: 'residential' | 'industrial' | 'hotel' | 'social' | 'school' | 'other'
    classification: 'private' | 'public' | null
    quantity: number | null
    householdUse: 'yes' | 'no' | null
    reason: string | null
    waterUsers: number
    womenUsers: number | null
    menUsers: number | null
    dailyLitres: number | null
    customerNo: string | null
    meterNo: string | null
    otherDetails: string | null
    transferReason: 'sale' | 'inheritance' | 'other' | null
    sellerEn: string | null
    sellerNe: string | null
    sellerPhone: string | null
    state: Generated<'submitted' | 'prepared' | 'checked' | 'approved' | 'returned' | 'rejected'>
    lastStepAt: Generated<Date>
    personId: number | null
    erasureAnnouncedAt: Date | null
    channel: Generated<string>
    searchKey: GeneratedAlways<string>
    madeConnectionId: number | null
  }
  articleCounts: {
    orgId: number
    category: string
    endless: number
  }
  articlePictures: {
    id: GeneratedAlways<number>
    orgId: number
    articleId: number
    position: number
    fileHash: string
    width: number
    height: number
    blur: string
  }
  articles: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    category: string
    titleEn: string
    titleNe: string
    summaryEn: Generated<string>
    summaryNe: Generated<string>
    blocks: Json
    attachments: Generated<string[]>
    publishedOn: string
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  askedPapers: {
    orgId: number
    purpose: 'new' | 'transfer' | 'inheritance'
    kind: 'citizenship' | 'landCertificate' | 'houseMap' | 'photo' | 'wardRecommendation' | 'propertyTax' | 'oldBill' | 'deathCertificate' | 'relationship' | 'consentOfHeirs' | 'own1' | 'own2' | 'own3'
    position: number
    labelEn: string
    labelNe: string
    required: boolean
    asked: Generated<boolean>
    sample: boolean
    effectiveFrom: Generated<string>
  }
  auditRows: {
    id: GeneratedAlways<number>
    at: Date
    orgId: number
    actorKind: 'visitor' | 'customer' | 'staff' | 'machine'
    actorId: number | null
    actorName: string
    sessionId: number | null
    address: string
    requestId: string
    action: string
    target: Generated<string>
    outcome: Generated<string>
    changes: Json
  }
  bankDeposits: {
    orgId: number
    id: Generated<number>
    tender: 'cash' | 'cheque'
    bank: string
    slip: string
    depositedOn: string
    amountPaisa: number
    enteredAt: Date
    authorId: number | null
    authorName: string
    searchKey: GeneratedAlways<string>
    reversalId: number | null
  }
  billReminders: {
    orgId: number
    fiscalYear: string
    number: number
    kind: 'made' | 'due-soon' | 'overdue'
    queuedAt: Date
  }
  billingFindings: {
    orgId: number
    runId: number
    finding: string
    connectionId: number
    units: number | null
    chargePaisa: number | null
  }
  billingPersonsRequests: {
    orgId: number
    id: Generated<number>
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    decision: 'approved' | 'refused' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
  }
  billingPolicies: {
    orgId: number
    persons: Generated<number>
    missingReading: Generated<'skipped' | 'estimated'>
    billsSamples: Generated<boolean>
    billing: Generated<'runs' | 'imported'>
    billDate: Generated<'run' | 'reading'>
    cycleMonths: Generated<number>
    firstMonth: Generated<'full' | 'none' | 'by-day'>
    lastMonth: Generated<'full' | 'none' | 'by-day'>
    cutTap: Generated<'nothing' | 'minimum' | 'fee'>
    holdFeePaisa: Generated<number>
    tapChange: Generated<'next-period' | 'same-period'>
    chequeFeePaisa: Generated<number>
    reminders: Generated<'sms' | 'none'>
    cashOverdueDays: Generated<number>
    chequeOverdueDays: Generated<number>
    chequeAnswerDays: Generated<number>
    instalmentGraceDays: Generated<number>
  }
  billingRuns: {
    orgId: number
    id: Generated<number>
    period: string
    zone: string | null
    preview: Json
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    approvedAt: Date | null
    approvedById: number | null
    approvedBy: string | null
    cancelledAt: Date | null
    cancelledBy: string | null
    customerNumber: string | null
    cancelledById: number | null
  }
  bills: {
    orgId: number
    fiscalYear: string
    number: number
    runId: number
    connectionId: number
    period: string
    issue: Generated<number>
    billedOn: string
    basis: 'read' | 'minimum' | 'average'
    units: number | null
    chargePaisa: number
    totalPaisa: number
    tap: Json
    lines: Json
    paymentSteps: Json
    entryId: number | null
    readings: Json | null
  }
  calendarYearEdits: {
    year: number
    version: number
    months: number[]
    provisional: boolean
    source: string
    note: Generated<string>
    at: Date
    byId: number | null
    byName: string
  }
  calendarYears: {
    year: number
    months: number[]
    provisional: Generated<boolean>
    source: string
    enteredAt: Generated<Date>
  }
  cashDayReceipts: {
    orgId: number
    cashDayId: number
    fiscalYear: string
    number: number
  }
  cashDays: {
    orgId: number
    id: Generated<number>
    cashierId: number
    cashierName: string
    day: string
    openedAt: Date
    floatPaisa: number
    closedAt: Date | null
    counted: Json | null
    countedPaisa: number | null
    expectedPaisa: number | null
    differenceEntryId: number | null
  }
  citedTariffs: {
    orgId: number
    tariffId: number
  }
  closedTols: {
    orgId: number
    code: string
    successor: string
    closedAt: Date
  }
  complaintEvents: {
    id: GeneratedAlways<number>
    complaintId: number
    kind: 'received' | 'assigned' | 'answered' | 'asked' | 'commented' | 'resolved' | 'rejected' | 'reopened' | 'closed' | 'rated'
    state: 'received' | 'assigned' | 'answered' | 'waiting' | 'resolved' | 'reopened' | 'closed' | 'rejected'
    side: 'customer' | 'officer' | 'clock'
    staffId: number | null
    staffName: string | null
    assigneeId: number | null
    rating: number | null
    text: Generated<string>
    at: Date
    assigneeName: string | null
  }
  complaintPhotos: {
    id: GeneratedAlways<number>
    complaintId: number
    position: number
    hash: string
    size: number
    width: number
    height: number
  }
  complaintPolicies: {
    orgId: number
    reopenDays: Generated<number>
    keptDays: Generated<number>
    wards: number | null
  }
  complaintTypes: {
    orgId: number
    key: string
    position: number
    labelEn: string
    labelNe: string
    hours: number
    offered: Generated<boolean>
    id: GeneratedAlways<number>
  }
  complaints: {
    id: GeneratedAlways<number>
    orgId: number
    code: string
    type: string
    name: string
    phone: string
    email: Generated<string>
    address: Generated<string>
    message: string
    ward: number | null
    tol: Generated<string>
    landmark: Generated<string>
    neighbour: Generated<string>
    customerNumber: Generated<string>
    latitude: number | null
    longitude: number | null
    channel: string
    language: 'en' | 'ne'
    receivedAt: Date
    warnAt: Date | null
    dueAt: Date | null
    eraseAfter: string
    state: Generated<string>
    assigneeId: number | null
    assigneeName: string | null
    personId: number | null
    erasureAnnouncedAt: Date | null
    searchKey: GeneratedAlways<string>
    tolKey: GeneratedAlways<string>
    billFiscalYear: string | null
    billNumber: number | null
  }
  connectionFormerTaps: {
    orgId: number
    connectionId: number
    until: string
    customerType: string
    tapSize: string
    sewer: boolean
    metered: boolean
  }
  connectionHolders: {
    orgId: number
    connectionId: number
    heldFrom: string
    heldUntil: string | null
    kind: 'person' | 'household' | 'institution'
    nameEn: Generated<string>
    nameNe: Generated<string>
    phone: string | null
    email: string | null
  }
  connectionLinkCodes: {
    orgId: number
    handle: string
    personId: number
    connectionId: number | null
    heldFrom: string | null
    codeHash: string
    createdAt: Date
    expiresAt: Date
    tries: Generated<number>
    usedAt: Date | null
  }
  connectionLinks: {
    orgId: number
    id: GeneratedAlways<number>
    connectionId: number
    heldFrom: string
    personId: number
    access: 'linked' | 'delegate'
    relation: 'family' | 'tenant' | 'caretaker' | null
    name: Generated<string>
    givenBy: number | null
    createdAt: Date
    acceptedAt: Date | null
  }
  connectionMeters: {
    orgId: number
    connectionId: number
    fittedOn: string
    serial: Generated<string>
    dialDigits: number
    openingReading: Generated<number>
    removedOn: string | null
    finalReading: number | null
  }
  connectionNames: {
    orgId: number
    sounds: string
  }
  connectionStates: {
    orgId: number
    connectionId: number
    since: string
    state: 'connected' | 'disconnected' | 'closed'
    reason: Generated<string>
    enteredBy: Generated<string>
    enteredAt: Date | null
  }
  connections: {
    orgId: number
    id: Generated<number>
    customerNumber: string
    oldNumber: string | null
    customerType: string
    tapSize: string
    metered: boolean
    sewer: boolean
    ward: number | null
    tol: string | null
    walkingOrder: number | null
    connectedOn: string | null
    openingBalancePaisa: number | null
    searchKey: string
    version: Generated<number>
    nameSounds: GeneratedAlways<string | null>
  }
  creditNotes: {
    orgId: number
    id: Generated<number>
    billFiscalYear: string
    billNumber: number
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    approvedAt: Date | null
    approvedById: number | null
    approvedBy: string | null
    cancelledAt: Date | null
    cancelledBy: string | null
    fiscalYear: string | null
    number: number | null
    creditedOn: string | null
    entryId: number | null
    cancelledById: number | null
  }
  customers: {
    id: Generated<number>
    orgId: number
    customerNumber: string
    personId: number | null
    addressEn: Generated<string>
    addressNe: Generated<string>
    ward: number | null
    connectedOn: string | null
    createdAt: Generated<Date>
    tolEn: Generated<string>
    tolNe: Generated<string>
    customerType: string | null
    tapSize: string | null
  }
  demonstrationPeople: {
    personId: number
    addedAt: Generated<Date>
    closedAt: Date | null
  }
  demonstrationSteps: {
    orgId: number
    place: number
    step: 'month' | 'cases' | 'end'
    period: string
    monthsAgo: number
  }
  depositRequests: {
    orgId: number
    id: Generated<number>
    connectionId: number
    kind: 'deposit' | 'deposit-return' | 'deposit-applied'
    amountPaisa: number
    paymentReference: string
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    entryId: number | null
  }
  depositReversals: {
    orgId: number
    id: Generated<number>
    depositId: number
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
  }
  depositedCashDays: {
    orgId: number
    cashDayId: number
    depositId: number
    amountPaisa: number
    reversalId: number | null
  }
  depositedCheques: {
    orgId: number
    fiscalYear: string
    number: number
    depositId: number
    outcome: 'cleared' | 'returned' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    reason: string | null
    feePaisa: Generated<number>
    reversalId: number | null
  }
  disclosures: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    fiscalYear: number
    quarter: number
    publishedOn: string
    titleEn: string
    titleNe: string
    entries: Json
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  documentCounts: {
    orgId: number
    type: string
    endless: number
  }
  documentPages: {
    orgId: number
    documentId: number
    page: number
    text: string
    isMachineRead: Generated<boolean>
  }
  documentScans: {
    orgId: number
    documentId: number
    page: number
    state: Generated<'pending' | 'read' | 'empty' | 'unreadable'>
    attempts: Generated<number>
  }
  documentTexts: {
    orgId: number
    documentId: number
    state: Generated<'pending' | 'read' | 'empty' | 'unreadable' | 'unsupported'>
    attempts: Generated<number>
    pageCount: number | null
    isConverted: Generated<boolean>
    isIndexed: Generated<boolean>
  }
  documents: {
    id: GeneratedAlways<number>
    orgId: number
    type: string
    slug: string
    titleEn: string
    titleNe: string
    filename: string
    mediaType: string
    sizeBytes: number
    fileHash: string
    publishedOn: string
    opensOn: string | null
    closesOn: string | null
    correctsId: number | null
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    shownEn: GeneratedAlways<string>
    shownNe: GeneratedAlways<string>
    earlierClosesOn: string | null
    closingChangedOn: string | null
    closingReasonEn: Generated<string>
    closingReasonNe: Generated<string>
    closesTime: string | null
    earlierClosesTime: string | null
    bidsOpenOn: string | null
    bidsOpenTime: string | null
    lastDay: GeneratedAlways<string>
    searchKey: GeneratedAlways<string>
    titleKey: GeneratedAlways<string>
    filenameKey: GeneratedAlways<string>
  }
  drafts: {
    orgId: number
    personId: number
    form: string
    address: string
    title: string
    content: string
    writer: string
    savedAt: Date
  }
  editionActs: {
    orgId: number
    editionId: number
    version: number
    act: 'created' | 'changed' | 'submitted' | 'returned' | 'approved' | 'withdrawn'
    at: Date
    byId: number | null
    byName: string
    note: Generated<string>
  }
  editions: {
    orgId: number
    id: GeneratedAlways<number>
    kind: 'tariff' | 'supply-plan' | 'paper-list' | 'price-list'
    effectiveFrom: string
    rows: Json
    replaced: Json | null
  }
  enteredStaffDetails: {
    orgId: number
    personId: number
    nameEn: string
    nameNe: string
    phone: string | null
    enteredAt: Date
    searchKey: GeneratedAlways<string>
  }
  feePurposes: {
    orgId: number
    id: Generated<number>
    position: Generated<number>
    kind: 'application-fee' | 'form' | 'other'
    nameEn: Generated<string>
    nameNe: Generated<string>
    amountPaisa: number | null
    sample: Generated<boolean>
  }
  fileStorage: {
    single: Generated<boolean>
    id: string
  }
  gatewayAccounts: {
    orgId: number
    id: GeneratedAlways<number>
    kind: 'esewa' | 'khalti' | 'connectips' | 'fonepay' | 'fonepay-qr'
    mode: 'test' | 'live'
    base: Generated<string>
    shown: Json
    secrets: string | null
    setAt: Date
    endedAt: Date | null
    isSample: Generated<boolean>
  }
  holidays: {
    orgId: number
    day: string
    nameEn: string
    nameNe: string
    sample: Generated<boolean>
    id: GeneratedAlways<number>
  }
  idempotentAnswers: {
    orgId: number
    scope: string
    key: string
    fingerprint: string
    answer: Json | null
    at: Date
  }
  importRuns: {
    orgId: number
    id: Generated<number>
    kind: 'customers' | 'readings' | 'ledger'
    fileName: string
    file: Buffer | null
    mappingName: Generated<string>
    mapping: Buffer | null
    skipRefused: boolean
    totalRows: number
    begun: Generated<number>
    doneRows: Generated<number>
    attempts: Generated<number>
    result: Json | null
    problem: string | null
    sentAt: Date
    sentById: number
    sentBy: string
    sessionId: number
    endedAt: Date | null
    preeti: 'convert' | 'keep' | null
    comparesOnly: Generated<boolean>
    comparison: Json | null
    comparedAt: Date | null
    refusedLines: number[] | null
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    reason: string | null
    problemValues: Json | null
  }
  instalmentAgreements: {
    orgId: number
    id: Generated<number>
    connectionId: number
    amountPaisa: number
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    startsOn: string | null
    endedOn: string | null
  }
  instalmentNotices: {
    orgId: number
    agreementId: number
    part: number
    noticedAt: Date
  }
  instalmentParts: {
    orgId: number
    agreementId: number
    part: number
    dueOn: string
    amountPaisa: number
  }
  itemLinks: {
    orgId: number
    subject: string
    subjectId: number
    url: string
    issue: 'missing' | 'gone' | 'unknown-host' | 'unreachable' | null
    failures: Generated<number>
    brokenSince: Date | null
    checkedAt: Date | null
  }
  itemVersions: {
    orgId: number
    subject: string
    subjectId: number
    number: number
    item: Json
  }
  knownDevices: {
    personId: number
    mark: string
    lastUsedAt: Date
  }
  ledgerAccounts: {
    orgId: number
    code: string
  }
  ledgerClosings: {
    orgId: number
    kind: 'month' | 'fiscal-year'
    closedUntil: string
    closedAt: Date
    authorId: number | null
    authorName: string
  }
  ledgerEntries: {
    orgId: number
    id: Generated<number>
    connectionId: number | null
    kind: 'opening' | 'bill' | 'credit-note' | 'fee' | 'surcharge' | 'rebate' | 'waiver' | 'subsidy' | 'write-off' | 'payment' | 'refund' | 'deposit' | 'deposit-return' | 'deposit-applied' | 'correction' | 'unidentified' | 'identified' | 'banking' | 'settlement' | 'cash-difference' | 'fee-receipt'
    amountPaisa: number
    period: string | null
    postedOn: string
    valueOn: string
    enteredAt: Date
    authorId: number | null
    authorName: string
    reference: string | null
    note: Generated<string>
    corrects: number | null
    reason: string | null
    isDayTyped: Generated<boolean>
  }
  ledgerHistory: {
    orgId: number
    reference: string
    connectionId: number
    kind: 'opening' | 'bill' | 'credit-note' | 'fee' | 'surcharge' | 'rebate' | 'waiver' | 'subsidy' | 'write-off' | 'payment' | 'refund'
    amountPaisa: number
    period: string | null
    valueOn: string
    note: Generated<string>
  }
  ledgerPolicies: {
    orgId: number
    cutOverOn: string
  }
  ledgerPostings: {
    orgId: number
    entryId: number
    line: number
    account: string
    amountPaisa: number
  }
  media: {
    orgId: number
    id: Generated<number>
    kind: 'picture' | 'pdf'
    fileHash: string
    sentDigest: string | null
    filename: Generated<string>
    sizeBytes: number | null
    width: number | null
    height: number | null
    blur: string | null
    altEn: Generated<string>
    altNe: Generated<string>
    createdAt: Date
    withdrawnAt: Date | null
    focusX: number | null
    focusY: number | null
    searchKey: GeneratedAlways<string>
  }
  mediaUploads: {
    orgId: number
    id: Generated<string>
    senderKey: string
    filename: string
    sizeBytes: number
    receivedBytes: Generated<number>
    mediaId: number | null
    touchedAt: Date
  }
  members: {
    id: GeneratedAlways<number>
    orgId: number
    kind: 'committee' | 'staff' | 'former'
    position: number
    nameEn: string
    nameNe: string
    titleEn: string
    titleNe: string
    phone: Generated<string>
    email: Generated<string>
    duty: 'executiveDirector' | 'informationOfficer' | 'grievanceOfficer' | null
    tenureEn: Generated<string>
    tenureNe: Generated<string>
    photoHash: string | null
    photoWidth: number | null
    photoHeight: number | null
    photoBlur: string | null
    sample: Generated<boolean>
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  messageTemplates: {
    orgId: number
    name: string
    subjectEn: string
    subjectNe: string
    bodyEn: string
    bodyNe: string
  }
  meterReadingsPlanned: {
    orgId: number
    year: number
    month: number
    ward: number
    tol: string | null
    fromDay: number
    toDay: number
    readerEn: string
    readerNe: string
    sample: boolean
    id: GeneratedAlways<number>
    readerKey: GeneratedAlways<string>
  }
  newsCategories: {
    orgId: number
    code: string
    position: number
    nameEn: string
    nameNe: string
  }
  officeEdits: {
    orgId: number
    subject: string
    subjectId: number
    version: number
    act: 'added' | 'changed' | 'removed' | 'restored'
    at: Date
    byId: number | null
    byName: string
    note: Generated<string>
    before: Json | null
    after: Json | null
  }
  officeHours: {
    id: GeneratedAlways<number>
    orgId: number
    fromBs: string | null
    toBs: string | null
    weekdays: number[]
    opens: string
    closes: string
  }
  officers: {
    id: GeneratedAlways<number>
    orgId: number
    duty: 'chief' | 'spokesperson' | 'information' | 'grievance'
    nameEn: string
    nameNe: string
    positionEn: Generated<string>
    positionNe: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    position: Generated<number>
  }
  offices: {
    id: GeneratedAlways<number>
    orgId: number
    position: number
    nameEn: string
    nameNe: string
    addressEn: Generated<string>
    addressNe: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    latitude: number | null
    longitude: number | null
    sample: Generated<boolean>
  }
  oneTimeCodes: {
    handle: string
    orgId: number
    personId: number | null
    codeHash: string
    tries: Generated<number>
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  organisationHosts: {
    host: string
    orgId: number
    position: Generated<number>
  }
  organisationLinks: {
    id: GeneratedAlways<number>
    orgId: number
    position: number
    kind: 'ministry' | 'department' | 'municipality' | 'board' | 'other'
    labelEn: string
    labelNe: string
    url: string
  }
  organisationPictures: {
    hash: string
    type: string
    size: number
    storedAt: Date
  }
  organisations: {
    id: number
    isDefault: Generated<boolean>
    nameEn: string
    nameNe: string
    addressEn: Generated<string>
    addressNe: Generated<string>
    contactNo: Generated<string>
    email: Generated<string>
    waterLink: Generated<string>
    municipalityEn: Generated<string>
    municipalityNe: Generated<string>
    mapEmbedUrl: Generated<string>
    mapLink: Generated<string>
    latitude: number | null
    longitude: number | null
    facebookUrl: Generated<string>
    youtubeUrl: Generated<string>
    mobileAppUrl: Generated<string>
    logoHash: string | null
    establishedBs: number | null
    pages: Generated<string[]>
    sampleFacts: Generated<string[]>
    iconHash: string | null
    iconPngHash: string | null
    districtEn: Generated<string>
    districtNe: Generated<string>
    primaryColour: Generated<string>
    accentColour: Generated<string>
    onCallNo: Generated<string>
    onCallEn: Generated<string>
    onCallNe: Generated<string>
    pattern: Generated<'' | 'waves' | 'hills' | 'tea' | 'weave' | 'plain'>
  }
  outbox: {
    id: GeneratedAlways<number>
    orgId: number
    channel: 'mail' | 'sms'
    recipient: string
    subject: Generated<string>
    body: string
    queuedAt: Date
    nextTryAt: Date | null
    tries: Generated<number>
    sentAt: Date | null
    givenUpAt: Date | null
    lastError: Generated<string>
    messageId: Generated<string>
    expiresAt: Date
    expiredAt: Date | null
    kind: 'code' | 'invitation' | 'account' | 'receipt' | 'update' | null
  }
  pagePictures: {
    id: GeneratedAlways<number>
    orgId: number
    pageId: number
    position: number
    fileHash: string
    width: number
    height: number
    blur: string
  }
  pageVisits: {
    orgId: number
    day: string
    page: string
    visits: number
  }
  pages: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    titleEn: string
    titleNe: string
    blocks: Json
    sources: Json
    sample: Generated<boolean>
    updatedAt: Date
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  passkeys: {
    orgId: number
    id: GeneratedAlways<number>
    personId: number
    kind: 'customer' | 'staff'
    host: string
    credentialId: string
    publicKey: string
    counter: number
    name: string
    createdAt: Date
    lastUsedAt: Date | null
    lastChallengeAt: Date
  }
  paymentAttemptEvents: {
    orgId: number
    attemptId: string
    position: number
    at: Date
    state: string
    word: Generated<string>
    amountPaisa: number | null
    reference: string | null
    evidence: Json | null
  }
  paymentAttemptParts: {
    orgId: number
    attemptId: string
    connectionId: number
    amountPaisa: number
    entryId: number | null
  }
  paymentAttempts: {
    orgId: number
    id: string
    gateway: string
    amountPaisa: number
    begunAt: Date
    quotedUntil: Date
    personId: number | null
    language: 'en' | 'ne'
    state: 'begun' | 'sent' | 'returned' | 'paid' | 'failed' | 'expired' | 'refunded' | 'ambiguous'
    handover: Json | null
    ownReference: string | null
    account: number | null
    paidPaisa: number | null
    paidReference: string | null
    receiptFiscalYear: string | null
    receiptNumber: number | null
    receiptCode: string | null
    difference: 'amount' | 'closed' | 'twice' | 'reference' | 'refunded' | 'partly-refunded' | 'denied' | null
    askAt: Date | null
    asked: Generated<number>
    unpaidAt: Date | null
    resolvedAt: Date | null
    resolvedById: number | null
    resolvedBy: string | null
    resolution: string | null
  }
  paymentGateways: {
    id: GeneratedAlways<number>
    orgId: number
    position: number
    nameEn: string
    nameNe: string
    url: string
    logoHash: string | null
  }
  people: {
    id: Generated<number>
    nameEn: string
    nameNe: Generated<string>
    email: string | null
    phone: string | null
    language: Generated<'en' | 'ne'>
    passwordHash: string | null
    passwordSetAt: Date | null
    createdAt: Generated<Date>
    searchKey: GeneratedAlways<string>
  }
  prices: {
    orgId: number
    effectiveFrom: string
    position: number
    category: 'connection' | 'transfer' | 'meter' | 'disconnection' | 'delivery' | 'other'
    labelEn: string
    labelNe: string
    unitEn: string
    unitNe: string
    amountPaisa: number
    sample: boolean
  }
  publishingActs: {
    id: GeneratedAlways<number>
    orgId: number
    subject: string
    subjectId: number
    act: 'published' | 'scheduled' | 'expiry-set' | 'withdrawn' | 'returned-to-draft' | 'changed'
    effectiveAt: Date
    noteEn: Generated<string>
    noteNe: Generated<string>
    byActor: string
    at: Date
  }
  publishingPolicies: {
    orgId: number
    reviewByAnother: number
  }
  publishingPreviews: {
    id: GeneratedAlways<number>
    orgId: number
    subject: string
    subjectId: number
    tokenHash: string
    byId: number
    createdAt: Date
    expiresAt: Date
    revokedAt: Date | null
  }
  publishingReviewDays: {
    orgId: number
    subject: string
    subjectId: number
    reviewOn: string
  }
  publishingReviews: {
    orgId: number
    subject: string
    subjectId: number
    number: number
    act: 'submitted' | 'returned' | 'approved' | 'flagged' | 'cancelled'
    publishFrom: Date | null
    publishUntil: Date | null
    note: Generated<string>
    byId: number | null
    at: Date
  }
  questions: {
    id: GeneratedAlways<number>
    orgId: number
    position: number
    questionEn: string
    questionNe: string
    answerEn: string
    answerNe: string
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  rateLimits: {
    bucket: string
    windowStart: Date
    count: number
    expiresAt: Date
  }
  readingCorrections: {
    orgId: number
    id: GeneratedAlways<number>
    connectionId: number
    period: string
    readings: Json
    reason: string
    billFiscalYear: string | null
    billNumber: number | null
    correctedAt: Date
    correctedById: number | null
    correctedBy: string
  }
  readingPhotos: {
    orgId: number
    connectionId: number
    period: string
    photoHash: string
    photoSize: number
    addedAt: Date
  }
  readings: {
    orgId: number
    connectionId: number
    period: string
    readOn: string
    status: 'normal' | 'rollover' | 'reset' | 'replaced' | 'locked' | 'broken' | 'estimated'
    value: number | null
    units: number | null
    oldFinal: number | null
    newStart: number | null
    newSerial: string | null
    note: Generated<string>
    source: 'office' | 'import' | 'customer'
    readBy: Generated<string>
    enteredAt: Date
    readById: number | null
  }
  receiptBookPages: {
    orgId: number
    bookId: number
    page: number
    state: 'entered' | 'void' | 'missing'
    paidOn: string | null
    fiscalYear: string | null
    number: number | null
    reason: string | null
    notedAt: Date
    notedById: number | null
    notedBy: string
  }
  receiptBooks: {
    orgId: number
    id: Generated<number>
    series: string
    firstPage: number
    lastPage: number
    handedTo: string
    handedOn: string
    registeredAt: Date
    registeredById: number | null
    registeredBy: string
    returnedOn: string | null
    returnedById: number | null
    returnedBy: string | null
  }
  receiptKeys: {
    orgId: number
    number: number
    publicKey: string
    privateKey: string | null
    madeAt: Date
    endedAt: Date | null
  }
  receiptLines: {
    orgId: number
    fiscalYear: string
    number: number
    line: number
    purpose: 'bill' | 'deposit' | 'application-fee' | 'form' | 'other'
    connectionId: number | null
    entryId: number
    amountPaisa: number
    titleEn: Generated<string>
    titleNe: Generated<string>
  }
  receiptPrints: {
    orgId: number
    fiscalYear: string
    number: number
    print: number
    printedAt: Date
    authorId: number | null
    authorName: string
  }
  receipts: {
    orgId: number
    fiscalYear: string
    number: number
    code: string
    issuedAt: Date
    issuedOn: string
    payerNameEn: Generated<string>
    payerNameNe: Generated<string>
    tender: 'cash' | 'cheque' | 'wallet' | 'gateway' | 'bank'
    tenderReference: Generated<string>
    amountPaisa: number
    authorId: number | null
    authorName: string
    paperNumber: Generated<string>
    paperOn: string | null
  }
  reconciledEntries: {
    orgId: number
    entryId: number
    reconciliationId: number
  }
  reconciliations: {
    orgId: number
    id: Generated<number>
    gateway: string
    fileName: string
    fileHash: string
    firstOn: string
    lastOn: string
    lines: Json
    bankLines: Json | null
    bankFileName: string | null
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    acceptedAt: Date | null
    acceptedById: number | null
    acceptedBy: string | null
    entryId: number | null
    result: Json | null
  }
  recoveryCodes: {
    personId: number
    codeHash: string
    usedAt: Date | null
  }
  refreshTokens: {
    hash: string
    sessionId: number
    issuedAt: Date
    expiresAt: Date
    retiredAt: Date | null
  }
  refunds: {
    orgId: number
    id: Generated<number>
    kind: 'credit-refund' | 'held-refund' | 'assignment' | 'move'
    connectionId: number | null
    heldEntryId: number | null
    amountPaisa: number
    paymentReference: Generated<string>
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    entryId: number | null
    paidFrom: Generated<'bank' | 'cash'>
    cashDayId: number | null
    paidAt: Date | null
    paidById: number | null
    paidBy: string | null
    movedEntryId: number | null
  }
  roleGrants: {
    id: GeneratedAlways<number>
    personId: number
    orgId: number | null
    role: string
    grantedAt: Date
    grantedBy: string
    endedAt: Date | null
    endedBy: string | null
  }
  searchChanges: {
    orgId: number
    kind: string
    item: string
  }
  searchEntries: {
    orgId: number
    kind: string
    item: string
    page: Generated<number>
    url: string
    titleEn: string
    titleNe: string
    textEn: string
    textNe: string
    titleKey: string
    textKey: string
    datedOn: string | null
    publicFrom: Date | null
    publicUntil: Date | null
  }
  searchFailures: {
    orgId: number
    day: string
    query: string
    searches: number
  }
  searchIndexes: {
    orgId: number
    version: number
    queuedAt: Date
    fixedKey: Generated<string>
    rebuildBegunAt: Date | null
    windows: Generated<string[]>
  }
  searchLexemes: {
    orgId: number
    lexeme: string
  }
  searchWords: {
    orgId: number
    word: string
    sound: string
  }
  secondFactorEnrolments: {
    personId: number
    secret: string
    begunAt: Date
  }
  secondFactors: {
    personId: number
    secret: string
    begunAt: Date
    confirmedAt: Date
    lastStep: Generated<number>
  }
  sentReadings: {
    orgId: number
    id: GeneratedAlways<number>
    connectionId: number
    period: string
    readOn: string
    value: number
    photoHash: string
    photoSize: number
    confirmed: boolean
    personId: number | null
    sentAt: Date
    decidedAt: Date | null
    decidedBy: string | null
    accepted: boolean | null
    reason: Generated<string>
    decidedById: number | null
  }
  services: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    position: number
    nameEn: string
    nameNe: string
    papers: Json
    feeEn: string
    feeNe: string
    timeEn: string
    timeNe: string
    officerEn: string
    officerNe: string
    grievanceOfficerEn: string
    grievanceOfficerNe: string
    ruleEn: Generated<string>
    ruleNe: Generated<string>
    sample: Generated<boolean>
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
  sessions: {
    id: GeneratedAlways<number>
    personId: number
    orgId: number
    kind: 'customer' | 'staff'
    device: Generated<string>
    address: string
    createdAt: Date
    lastSeenAt: Date
    provedAt: Date | null
    endsAt: Date
    endedAt: Date | null
    endedBecause: string | null
  }
  settlements: {
    orgId: number
    settledOn: string
  }
  slides: {
    id: GeneratedAlways<number>
    orgId: number
    position: number
    titleEn: string
    titleNe: string
    textEn: Generated<string>
    textNe: Generated<string>
    link: Generated<string>
    linkLabelEn: Generated<string>
    linkLabelNe: Generated<string>
    pictureHash: string
    pictureType: string
    pictureSize: number
    pictureAltEn: Generated<string>
    pictureAltNe: Generated<string>
    createdAt: Date
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    searchKey: GeneratedAlways<string>
  }
  staffPolicies: {
    orgId: number
    secondFactorForAll: number
  }
  statementColumns: {
    orgId: number
    source: string
    columns: Json
  }
  supplyZones: {
    orgId: number
    code: string
    nameEn: string
    nameNe: string
    id: GeneratedAlways<number>
  }
  suspensions: {
    id: GeneratedAlways<number>
    personId: number
    orgId: number
    reason: string
    suspendedAt: Date
    suspendedBy: string
    liftedAt: Date | null
    liftedBy: string | null
  }
  tariffFees: {
    tariffId: number
    position: number
    labelEn: string
    labelNe: string
    amountPaisa: number
  }
  tariffPaymentSteps: {
    tariffId: number
    firstDay: number
    lastDay: number | null
    basisPoints: number
    unit: Generated<'day' | 'month'>
    repeatEvery: number | null
    repeatBasisPoints: number | null
  }
  tariffSlabs: {
    tariffId: number
    firstUnit: number
    lastUnit: number | null
    ratePaisa: number
    entryPaisa: number | null
  }
  tariffs: {
    id: GeneratedAlways<number>
    orgId: number
    position: Generated<number>
    fiscalYear: string
    effectiveFrom: string
    customerType: string | null
    tapSize: string | null
    metered: boolean
    minimumKind: 'block' | 'base' | 'floor'
    minimumUnits: number | null
    minimumPaisa: number
    sewerageKind: 'none' | 'percent' | 'flat'
    sewerageBasisPoints: number | null
    seweragePaisa: number | null
    rounding: 'none' | 'rupee'
    sourceEn: Generated<string>
    sourceNe: Generated<string>
    sourceUrl: string | null
    sample: boolean
  }
  tols: {
    orgId: number
    code: string
    zone: string
    ward: number
    nameEn: string
    nameNe: string
    id: GeneratedAlways<number>
    searchKey: GeneratedAlways<string>
  }
  trustedClock: {
    single: Generated<boolean>
    seenAt: Date | null
    confirmedAt: Date | null
  }
  waivers: {
    orgId: number
    id: Generated<number>
    connectionId: number
    kind: 'waiver' | 'write-off'
    amountPaisa: number
    reason: string
    preparedAt: Date
    preparedById: number | null
    preparedBy: string
    outcome: 'approved' | 'refused' | 'cancelled' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    entryId: number | null
  }
  walletPayments: {
    orgId: number
    id: Generated<number>
    gateway: string
    reference: string
    connectionId: number
    amountPaisa: number
    shownOn: string
    recordedAt: Date
    recordedById: number | null
    recordedBy: string
    outcome: 'verified' | 'rejected' | null
    decidedAt: Date | null
    decidedById: number | null
    decidedBy: string | null
    note: Generated<string>
    entryId: number | null
    fiscalYear: string | null
    number: number | null
  }
  waterExceptions: {
    orgId: number
    code: string
    zone: string
    tol: string | null
    kind: 'cancelled' | 'changed' | 'extra'
    onDate: string | null
    starts: string | null
    toDate: string | null
    toStarts: string | null
    toMinutes: number | null
    reasonEn: string
    reasonNe: string
  }
  waterInterruptions: {
    orgId: number
    code: string
    zone: string | null
    tol: string | null
    begins: Date
    expectedReturn: Date | null
    reasonEn: string
    reasonNe: string
    sample: boolean
    version: Generated<number>
    announcedAt: Generated<Date>
  }
  waterPlanRules: {
    orgId: number
    code: string
    zone: string
    weekdays: number[] | null
    everyDays: number | null
    countedFrom: string | null
    starts: string
    minutes: number
    seasonFrom: string | null
    seasonTo: string | null
    validFrom: string
    validUntil: string | null
    sample: boolean
  }
  waterResults: {
    testId: number
    orgId: number
    position: number
    parameterEn: string
    parameterNe: string
    unitEn: Generated<string>
    unitNe: Generated<string>
    limitLow: Decimal | null
    limitHigh: Decimal | null
    limitNoOtherSource: Decimal | null
    result: Decimal
  }
  waterScheduleRevisions: {
    orgId: number
    zone: string
    revision: number
    changedAt: Date
  }
  waterTests: {
    id: GeneratedAlways<number>
    orgId: number
    slug: string
    sampledOn: string
    placeEn: string
    placeNe: string
    sample: Generated<boolean>
    publishFrom: Date | null
    publishUntil: Date | null
    withdrawnAt: Date | null
    createdAt: Date
    searchKey: GeneratedAlways<string>
  }
}
