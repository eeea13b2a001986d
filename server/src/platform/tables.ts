// Made from the migrated database by `npm run tables`; not edited by hand.

export interface AdminTable {
  adminIdx: number
  id: string
  passwordHash: string
  name: string
  email: string
  phoneNo: string
  lang: string
  isSsAdmin: boolean
  isTempPassword: boolean
  state: string
  imageUrl: string | null
  createdAt: Temporal.Instant
  lastLoginAt: Temporal.Instant | null
  version: number
  groupIdx: number | null
  memo: string | null
  imageFileIdx: number | null
  tempPasswordUntil: Temporal.Instant | null
  otherName: string
}

export interface AdminGroupTable {
  groupIdx: number
  name: string
  memo: string | null
  version: number
  translated: unknown
}

export interface AdminGroupRightTable {
  groupIdx: number
  menuCode: string
  rights: string
}

export interface AdminPinTable {
  adminIdx: number
  pinHash: string
  triesLeft: number
  setAt: Temporal.Instant
}

export interface AdminRightTable {
  adminIdx: number
  menuCode: string
  rights: string
}

export interface AlertTable {
  alertIdx: number
  messageIdx: number
  sentence: string
  lang: string
  mailIdx: number | null
  state: string
  tries: number
  error: string | null
  usefulUntil: Temporal.Instant
  createdAt: Temporal.Instant
  shownBy: Temporal.Instant | null
}

export interface AnalyticsTable {
  single: boolean
  gaId: string
  sealedSecret: string
  version: number
  sentAt: Temporal.Instant | null
  failedAt: Temporal.Instant | null
  failure: string | null
}

export interface AuditTable {
  auditIdx: number
  at: Temporal.Instant
  xact: string
  memberIdx: number | null
  adminIdx: number | null
  ip: string | null
  call: string
  requestId: string | null
  noun: string
  recordIdx: number
  before: unknown | null
  after: unknown | null
  reason: string | null
}

export interface AuditChainTable {
  isOne: boolean
  seq: number
  auditIdx: number
  hash: Buffer
  settledIdx: number
  nextSettledIdx: number
  nextSettledXact: string
  nextSettledAt: Temporal.Instant
  checkedAt: Temporal.Instant | null
  checked: number | null
  problem: string | null
  brokenAt: number | null
}

export interface AuditLinkTable {
  seq: number
  auditIdx: number
  hash: Buffer
  saidSalt: Buffer | null
  saidDigest: Buffer | null
  ipSalt: Buffer | null
  ipDigest: Buffer | null
}

export interface BackupRunTable {
  runIdx: number
  at: Temporal.Instant
  ms: number
  file: string | null
  bytes: number | null
  problem: string | null
  detail: string
}

export interface BannerTable {
  idx: number
  bannerName: string
  link: string | null
  seeDetail: boolean
  todayClose: boolean
  windowOpen: boolean
  devicePc: boolean
  deviceMobile: boolean
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  orderNo: number
  state: string
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  alt: string
  focusX: number
  focusY: number
  translated: unknown
}

export interface BannerMenuTable {
  bannerIdx: number
  menuIdx: number
}

export interface BookingTable {
  bookingIdx: number
  bookingNo: string
  slotIdx: number
  seats: number[]
  memberIdx: number | null
  playDate: string
  part: string
  dayClass: string
  bookerNo: number
  type: string
  state: string
  active: boolean | null
  holes: string
  cart: boolean
  caddie: boolean
  couponIdx: number | null
  memo: string | null
  price: unknown
  termsIdx: number
  namesDueAt: Temporal.Instant
  freeCancelUntil: Temporal.Instant
  cancelledAt: Temporal.Instant | null
  cancelReason: string | null
  cancelText: string | null
  cancelCode: string | null
  createdAt: Temporal.Instant
  version: number
  xact: string
  setAside: string[]
  isUndone: boolean
  outsideQuota: boolean
  wasShut: boolean
  cancelTranslated: unknown
  isExcused: boolean
}

export interface BookingLeftTable {
  bookingIdx: number
  version: number
  how: string
  memberIdx: number
  slotIdx: number
  playDate: string
  dayClass: string
  at: Temporal.Instant
}

export interface BookingNoticeTable {
  bookingIdx: number
  memberIdx: number
  kind: string
  about: string
  version: number
  at: Temporal.Instant
  slotIdx: number | null
}

export interface BookingPaymentTable {
  bookingIdx: number
  amount: number
  paidAt: Temporal.Instant
  paidBy: number | null
}

export interface BookingPlayerTable {
  bookingIdx: number
  no: number
  kind: string
  memberIdx: number | null
  name: string | null
  phoneNo: string | null
  consent: boolean | null
  guestKey: string | null
  playDate: string
  part: string
  active: boolean
  guestName: string | null
  offeredAt: Temporal.Instant | null
}

export interface BuddyTable {
  memberIdx: number
  buddyIdx: number
  place: number
}

export interface CalendarFeedTable {
  memberIdx: number
  tokenHash: Buffer
  createdAt: Temporal.Instant
}

export interface CertKindTable {
  kind: string
  isUse: boolean
  siteCode: string
  sealedSecret: string
  apiUrl: string | null
  formUrl: string | null
  version: number
}

export interface CertificationTable {
  certificationIdx: number
  ticketHash: Buffer
  kind: string
  purpose: string
  email: string | null
  memberIdx: number | null
  codeHash: Buffer | null
  tries: number
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
  provenAt: Temporal.Instant | null
  tokenHash: Buffer | null
  tokenExpiresAt: Temporal.Instant | null
  usedAt: Temporal.Instant | null
  sealed: string | null
  name: string | null
  birthDate: string | null
  gender: string | null
  phoneNo: string | null
  identityHash: Buffer | null
}

export interface CheckInTable {
  bookingIdx: number
  state: string
  arrivedAt: Temporal.Instant | null
  checkedInAt: Temporal.Instant | null
  teedOffAt: Temporal.Instant | null
  finishedAt: Temporal.Instant | null
  lateMovedAt: Temporal.Instant | null
  holesPlayed: number | null
  priceBefore: unknown | null
  changedBy: number | null
  changedAt: Temporal.Instant
  cartNo: string | null
  caddieNo: string | null
  note: string | null
}

export interface CheckInPlayerTable {
  bookingIdx: number
  no: number
  present: boolean
  identified: boolean
  lockerNo: string | null
  feeKey: string | null
  rental: boolean
}

export interface ClaimTable {
  slotIdx: number
  seat: number
  kind: string
  holder: number | null
  expiresAt: Temporal.Instant | null
  extended: number
  bookingIdx: number | null
  reason: string | null
  xact: string
  translated: unknown
  fullUntil: Temporal.Instant | null
  movesBookingIdx: number | null
  offerIdx: number | null
  freedAt: Temporal.Instant | null
  freesAt: Temporal.Instant | null
  freesSoon: boolean
  byShare: boolean
  drawIdx: number | null
  teamDateIdx: number | null
}

export interface ClockTable {
  single: boolean
  shift: string
}

export interface ClubTable {
  clubIdx: number
  clubCode: string
  siteCode: string
  clubName: string
  clubPhoneNo: string
  clubFaxNo: string
  businessNo: string
  ceoName: string
  address: string
  addressDetail: string
  zipCode: string
  email: string
  currency: string
  timeZone: string
  zone: string
  lang: string
  langs: string[]
  lat: number
  lng: number
  naverVerify: string
  googleVerify: string
  logos: unknown
  version: number
  single: boolean
  isIndexed: boolean
  mailOrderNo: string
  senderMail: string
  senderName: string
  taxMail: string
  keepDays: number
  logoVersion: number
  translated: unknown
  isDemo: boolean
  social: unknown
  rulesSince: Temporal.Instant
}

export interface ClubLogoTable {
  place: string
  fileIdx: number
}

export interface ClubMessageTable {
  category: string
  code: string
  lang: string
  msg: string
}

export interface ClubMessageOutTable {
  outIdx: number
  adminIdx: number
  title: string
  contents: string
  translated: unknown
  isMarketing: boolean
  byMail: boolean
  sent: number
  skipped: number
  at: Temporal.Instant
  cancelledAt: Temporal.Instant | null
}

export interface ClubMessageToTable {
  outIdx: number
  memberIdx: number
  toldAt: Temporal.Instant | null
}

export interface CodeTable {
  groupId: string
  key: string
  keyName: string
  labels: unknown
  group: string | null
  orderNo: number
  isUse: boolean
}

export interface CodeGroupTable {
  groupId: string
  name: string
  version: number
  isFixed: boolean
  names: unknown
}

export interface CompanionGroupTable {
  memberIdx: number
  place: number
  name: string
  companions: number[]
}

export interface ConsentTable {
  consentIdx: number
  memberIdx: number
  termsIdx: number
  agreed: boolean
  at: Temporal.Instant
  channel: string
  ip: string | null
  textHash: string
}

export interface CouponTable {
  couponIdx: number
  couponNo: string
  kindIdx: number
  memberIdx: number
  kind: string
  name: unknown
  amount: number | null
  percent: number | null
  dayClasses: string[]
  parts: string[]
  minPlayers: number
  validFrom: string
  validTo: string
  state: string
  bookingIdx: number | null
  reason: string
  isClosed: boolean
  told: number | null
  issuedAt: Temporal.Instant
  issuedBy: number | null
  isExtended: boolean
}

export interface CouponKindTable {
  kindIdx: number
  kind: string
  name: unknown
  amount: number | null
  percent: number | null
  dayClasses: string[]
  parts: string[]
  minPlayers: number
  validDays: number | null
  isUse: boolean
  version: number
}

export interface CourseTable {
  courseIdx: number
  code: string
  name: unknown
  holes: number
  loopMinutes: number
  orderNo: number
  isUse: boolean
  version: number
}

export interface CourseHoleTable {
  courseIdx: number
  no: number
  par: number
  strokeIndex: number
  tees: number[]
  rise: number
  land: string
  woods: number
  shape: unknown
  tip: unknown
}

export interface CourseStateTable {
  single: boolean
  state: string
  courseIdx: number | null
  text: string | null
  translated: unknown
  date: string
  since: Temporal.Instant
  version: number
}

export interface DayFillTable {
  date: string
  courseIdx: number
  part: string
  total: number
  member: number
  draw: number
  team: number
  house: number
  blocked: number
  nonMember: number
}

export interface DayOverrideTable {
  date: string
  templateIdx: number
  reason: string | null
}

export interface DelayTable {
  delayIdx: number
  date: string
  courseIdx: number | null
  minutes: number
  fromTime: string
  until: string
  reason: string
  message: string | null
  translated: unknown
  at: Temporal.Instant
  undoUntil: Temporal.Instant
  undoneAt: Temporal.Instant | null
  toldAt: Temporal.Instant | null
}

export interface DelayBookingTable {
  delayIdx: number
  bookingIdx: number
  slotIdx: number
  fromTime: string
  freeCancelUntil: Temporal.Instant
}

export interface DelayMoveTable {
  delayIdx: number
  slotIdx: number
  fromTime: string
  toTime: string | null
}

export interface DepartedTable {
  memberIdx: number
  identityHash: Buffer
  leftAt: Temporal.Instant
}

export interface DepartedPenaltyTable {
  departedPenaltyIdx: number
  identityHash: Buffer
  code: string
  fromDate: string
  untilDate: string | null
  keepUntil: string
  money: number | null
  currency: string | null
  dueDate: string | null
  daysIfUnpaid: number | null
}

export interface DeskDeviceTable {
  deviceIdx: number
  name: string
  secretHash: Buffer
  pairedBy: number
  pairedAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
}

export interface DiscountTable {
  discountIdx: number
  key: string
  percent: number | null
  amount: number | null
  dayClass: string | null
  part: string | null
  stackable: boolean
  fromDate: string
  toDate: string | null
  version: number
}

export interface DormancyNoticeTable {
  memberIdx: number
  days: number
  at: Temporal.Instant
}

export interface DrawTable {
  drawIdx: number
  planWeek: string | null
  title: string
  translated: unknown
  playDates: string[]
  parts: string[]
  courseIdx: number[]
  memberTypes: string[]
  openAt: Temporal.Instant
  closeAt: Temporal.Instant
  drawAt: Temporal.Instant
  publishAt: Temporal.Instant
  releaseUntil: Temporal.Instant
  settleAt: Temporal.Instant
  state: string
  ruleset: unknown
  rulesetHash: string | null
  weights: unknown
  seedMode: string
  seedName: string | null
  seedRound: number | null
  seedSteps: number | null
  promise: number | null
  entriesRoot: string | null
  words: string | null
  value: string | null
  signature: string | null
  openedAt: Temporal.Instant | null
  closedAt: Temporal.Instant | null
  drawnAt: Temporal.Instant | null
  publishedAt: Temporal.Instant | null
  settledAt: Temporal.Instant | null
  endedAt: Temporal.Instant | null
  reason: string | null
  failCode: string | null
  createdAt: Temporal.Instant
  version: number
  xact: string
  isEdited: boolean
  seedDate: string | null
}

export interface DrawBundleTable {
  drawIdx: number
  frozen: unknown
  drawn: unknown | null
  slots: unknown | null
}

export interface DrawEntryTable {
  entryIdx: number
  drawIdx: number
  memberIdx: number
  playDate: string
  pseudonym: string
  wishes: unknown
  anyTime: boolean
  partySize: number
  standbyIfLost: boolean
  nonce: string | null
  termsIdx: number
  entryHash: string
  state: string
  why: unknown | null
  tickets: number | null
  tier: number | null
  counts: boolean | null
  place: number | null
  slotIdx: number | null
  wish: number | null
  distance: number | null
  bookingIdx: number | null
  waitingIdx: number | null
  createdAt: Temporal.Instant
  changedAt: Temporal.Instant
  version: number
  xact: string
}

export interface DrawNonceTable {
  drawIdx: number
  memberIdx: number
  nonce: string
  at: Temporal.Instant
}

export interface DrawPartyTable {
  entryIdx: number
  memberIdx: number
  no: number
  drawIdx: number
  playDate: string
  active: boolean
  consent: boolean | null
  misses: number | null
  wins: number | null
}

export interface DrawReceiptTable {
  entryIdx: number
  version: number
  canonical: string
  entryHash: string
  issuedAt: Temporal.Instant
}

export interface DrawSlotTable {
  drawIdx: number
  slotIdx: number
  lostAt: Temporal.Instant | null
}

export interface DrawSlowTable {
  drawIdx: number
  steps: number
  x: string
}

export interface DrawToldTable {
  entryIdx: number
  memberIdx: number
  kind: string
}

export interface DrawTypedTable {
  drawIdx: number
  adminIdx: number
  value: string
  at: Temporal.Instant
}

export interface EventTable {
  idx: number
  lang: string
  title: string
  contents: string
  category: string | null
  startDate: string | null
  endDate: string | null
  place: string | null
  link: string | null
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  sameAs: number | null
  alt: string
  focusX: number
  focusY: number
}

export interface FaqTable {
  idx: number
  lang: string
  category: string
  title: string
  contents: string
  orderNo: number
  sameAs: number | null
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
}

export interface FeeTable {
  feeIdx: number
  key: string
  dayClass: string
  part: string | null
  memberType: string | null
  unit: string
  amount: number
  fromDate: string
  toDate: string | null
  version: number
  fromDay: string | null
  toDay: string | null
  weekdays: number[]
}

export interface FileTable {
  fileIdx: number
  key: string
  name: string
  size: number
  mime: string
  sha256: Buffer
  isPrivate: boolean
  noun: string
  createdAt: Temporal.Instant
  width: number | null
  height: number | null
  blur: string | null
}

export interface FirstPaymentTable {
  single: boolean
  day: string
}

export interface FnbMenuTable {
  idx: number
  outletIdx: number
  lang: string
  category: string
  name: string
  description: string
  price: number
  allergens: string[]
  isSoldOut: boolean
  orderNo: number
  sameAs: number | null
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  alt: string
  focusX: number
  focusY: number
}

export interface FoundMemberTable {
  memberIdx: number
  foundIdx: number
  at: Temporal.Instant
}

export interface HofTable {
  idx: number
  kind: string
  date: string
  courseIdx: number
  hole: number | null
  distance: number | null
  club: string | null
  ball: string | null
  memberIdx: number | null
  playerName: unknown
  witnessNames: unknown
  hasConsent: boolean
  state: string
  imageFileIdx: number | null
  createdAt: Temporal.Instant
  version: number
  bookingIdx: number | null
}

export interface HofWitnessTable {
  idx: number
  memberIdx: number
  state: string
  answeredAt: Temporal.Instant | null
}

export interface HoldReleaseTable {
  memberIdx: number
  slotIdx: number
  at: Temporal.Instant
  date: string
  isFirst: boolean
}

export interface HoldTabTable {
  memberIdx: number
  tab: string
  isOpen: boolean
}

export interface HolidayTable {
  holidayIdx: number
  date: string
  name: unknown
  dayType: string
  version: number
}

export interface HomeAddressTable {
  date: string
  print: Buffer
  visitors: number
}

export interface HomeViewTable {
  date: string
  views: number
  salt: string
}

export interface HomeViewerTable {
  date: string
  print: Buffer
}

export interface IdMailTable {
  email: string
  at: Temporal.Instant
}

export interface IdempotencyTable {
  who: string
  key: string
  call: string
  bodyHash: string
  answer: unknown | null
  at: Temporal.Instant
}

export interface InquiryTable {
  idx: number
  memberIdx: number
  type: string
  title: string
  contents: string
  state: string
  bookingIdx: number | null
  penaltyIdx: number | null
  answer: string | null
  answeredAt: Temporal.Instant | null
  answeredBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  assignedTo: number | null
  dueAt: Temporal.Instant | null
  takenAt: Temporal.Instant | null
  takenBy: number | null
  takenText: string
  answerBy: string | null
}

export interface InquiryFileTable {
  fileIdx: number
  idx: number
  orderNo: number
  isAnswer: boolean
  reopenNo: number | null
}

export interface InquiryNoteTable {
  noteIdx: number
  idx: number
  adminIdx: number
  text: string
  at: Temporal.Instant
}

export interface InquiryReopenTable {
  idx: number
  no: number
  text: string
  at: Temporal.Instant
  answer: string
  answeredAt: Temporal.Instant
  answeredBy: number | null
}

export interface InquiryTemplateTable {
  templateIdx: number
  name: unknown
  contents: unknown
  version: number
}

export interface IpBlockTable {
  idx: number
  ip: string
  fromIp: unknown
  toIp: unknown
  scope: string
  reason: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant | null
  isUse: boolean
  hits: number
  version: number
}

export interface JobTable {
  jobIdx: number
  name: string
  schedule: string | null
  nextAt: Temporal.Instant | null
  heldUntil: Temporal.Instant | null
  lastAt: Temporal.Instant | null
  lastMs: number | null
  lastError: string | null
}

export interface JobTaskTable {
  taskIdx: number
  name: string
  data: unknown
  dueAt: Temporal.Instant
  heldUntil: Temporal.Instant | null
  tries: number
  error: string | null
  createdAt: Temporal.Instant
}

export interface KnownPasswordTable {
  id: string
}

export interface ListLayoutTable {
  adminIdx: number
  list: string
  layout: unknown
}

export interface ListViewTable {
  viewIdx: number
  adminIdx: number
  list: string
  name: string
  query: string
  isShared: boolean
  version: number
}

export interface LobbyTable {
  lobbyIdx: number
  opensAt: Temporal.Instant
  closesAt: Temporal.Instant
  admitted: number
  holdSeconds: number
  seed: string | null
  drawnAt: Temporal.Instant | null
  overAt: Temporal.Instant | null
}

export interface LobbyPlaceTable {
  placeIdx: number
  lobbyIdx: number
  memberIdx: number
  no: number | null
  joinedAt: Temporal.Instant
  chooseSeconds: number
  heldAt: Temporal.Instant | null
  leftAt: Temporal.Instant | null
  sessionIdx: number
  ticket: string
}

export interface LoginFailureTable {
  who: string
  failures: number
  lockedUntil: Temporal.Instant | null
  at: Temporal.Instant
}

export interface LoginIdTable {
  id: string
}

export interface LoginTicketTable {
  ticketHash: Buffer
  adminIdx: number
  keep: boolean
  tries: number
  expiresAt: Temporal.Instant
}

export interface LoginUnlockTable {
  hash: Buffer
  memberIdx: number | null
  adminIdx: number | null
  expiresAt: Temporal.Instant
  usedAt: Temporal.Instant | null
}

export interface LookTable {
  single: boolean
  main: string | null
  accent: string | null
  version: number
  heroAlt: unknown
  focusX: number
  focusY: number
}

export interface LostClaimTable {
  claimIdx: number
  idx: number
  memberIdx: number
  description: string
  phoneNo: string
  at: Temporal.Instant
  state: string
  reason: string
  translated: unknown
  told: string | null
}

export interface LostItemTable {
  idx: number
  kind: string
  title: unknown
  foundDate: string
  foundPlace: unknown
  keepUntil: string
  state: string
  hidden: string
  finder: string | null
  signedBy: string | null
  createdAt: Temporal.Instant
  version: number
  signatureFileIdx: number | null
  signedAt: Temporal.Instant | null
}

export interface LostItemFileTable {
  idx: number
  fileIdx: number
  orderNo: number
}

export interface LostReportTable {
  reportIdx: number
  memberIdx: number
  kind: string
  title: string
  text: string
  lostDate: string
  place: string
  at: Temporal.Instant
  state: string
  bookingIdx: number | null
  foundIdx: number | null
}

export interface LostReportFileTable {
  fileIdx: number
  reportIdx: number
  orderNo: number
}

export interface MailTable {
  mailIdx: number
  kind: string
  toEmail: string
  lang: string
  subject: string
  text: string
  html: string
  secrets: unknown | null
  hasSecret: boolean
  state: string
  tries: number
  nextAt: Temporal.Instant | null
  usefulUntil: Temporal.Instant
  error: string | null
  answer: string | null
  sentAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  version: number
  memberIdx: number | null
  bounceHash: Buffer | null
  bouncedAt: Temporal.Instant | null
  delayedAt: Temporal.Instant | null
  calendar: string | null
  adminIdx: number | null
  named: number[] | null
  bookingIdx: number | null
}

export interface MemberTable {
  memberIdx: number
  id: string
  passwordHash: string
  name: string
  email: string
  phoneNo: string
  lang: string
  memberType: string
  memberNo: string | null
  state: string
  blockReason: string | null
  inactiveAt: Temporal.Instant | null
  isTempPassword: boolean
  needMoreTime: boolean
  showName: boolean
  imageUrl: string | null
  gender: string | null
  birthDate: string | null
  zipCode: string
  address: string
  addressDetail: string
  createdAt: Temporal.Instant
  lastLoginAt: Temporal.Instant | null
  version: number
  passwordChangedAt: Temporal.Instant
  passwordAskAt: Temporal.Instant | null
  sessionsBefore: number
  keptSession: number | null
  certifiedAt: Temporal.Instant | null
  identityHash: Buffer | null
  undoUntil: Temporal.Instant | null
  imageFileIdx: number | null
  region: string | null
  work: string | null
  income: string | null
  company: string | null
  vehicleNo: string | null
  handicap: number | null
  courseIdx: number | null
  autoStandby: boolean
  claimedNo: string | null
  news: string[]
  stateBefore: string | null
  tempPasswordUntil: Temporal.Instant | null
  otherName: string
  findable: boolean
  quietFrom: string | null
  quietUntil: string | null
  words: string
  blockTranslated: unknown
}

export interface MemberImportTable {
  importIdx: number
  adminIdx: number
  fileName: string
  state: string
  rows: unknown
  created: number
  changed: number
  same: number
  problems: unknown
  invite: boolean
  reason: string
  newcomers: number[]
  invited: number
  at: Temporal.Instant
  cancelledAt: Temporal.Instant | null
}

export interface MemberMailChoiceTable {
  memberIdx: number
  kind: string
  isWanted: boolean
  pushWanted: boolean
  textWanted: boolean
}

export interface MemberMergeTable {
  mergeIdx: number
  keptIdx: number
  goneIdx: number
  adminIdx: number
  reason: string
  moved: unknown
  at: Temporal.Instant
}

export interface MemberMessageTable {
  messageIdx: number
  memberIdx: number
  kind: string
  title: string
  contents: string
  link: string | null
  sentAt: Temporal.Instant
  readAt: Temporal.Instant | null
  named: number[] | null
  bookingIdx: number | null
}

export interface MemberNoteTable {
  noteIdx: number
  memberIdx: number
  adminIdx: number
  text: string
  at: Temporal.Instant
}

export interface MemberPhoneTable {
  memberIdx: number
  phoneNo: string
  verifiedAt: Temporal.Instant
}

export interface MenuTable {
  idx: number
  code: string
  parentCode: string | null
  name: unknown
  seoSlug: string
  seoTag: unknown
  seoMeta: unknown
  seoKeyword: unknown
  snsTitle: unknown
  snsDesc: unknown
  snsImageUrl: string
  permit: string
  isVisible: boolean
  isExistBanner: boolean
  isMainPage: boolean
  orderNo: number
  version: number
  needPassword: boolean
  updatedAt: Temporal.Instant
  snsImageFileIdx: number | null
}

export interface MessageTable {
  category: string
  code: string
  lang: string
  msg: string
}

export interface MessageVersionTable {
  name: string
  ver: number
  hash: string
}

export interface MigrationTable {
  name: string
  at: Temporal.Instant
  runsOn: string | null
}

export interface NewsQuestionTable {
  memberIdx: number
  askedAt: Temporal.Instant
}

export interface NoticeTable {
  idx: number
  lang: string
  title: string
  contents: string
  category: string | null
  isTop: boolean
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  sameAs: number | null
  alt: string
  focusX: number
  focusY: number
}

export interface OpeningReminderTable {
  memberIdx: number
  date: string
  opensAt: Temporal.Instant
  remindAt: Temporal.Instant
  createdAt: Temporal.Instant
}

export interface OpeningRuleTable {
  ruleIdx: number
  memberType: string
  dayClass: string
  courseIdx: number | null
  part: string | null
  pattern: string
  days: number | null
  weeks: number | null
  weekday: number | null
  dayOfMonth: number | null
  time: string
  w05: string
  quotaDay: number | null
  quotaMonth: number | null
  fromDate: string
  toDate: string | null
  version: number
  isKept: boolean
}

export interface OutletTable {
  outletIdx: number
  name: unknown
  place: unknown
  hours: unknown
  phoneNo: string
  orderNo: number
  isUse: boolean
  version: number
}

export interface PasskeyTable {
  passkeyIdx: number
  memberIdx: number | null
  adminIdx: number | null
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
}

export interface PasskeyChallengeTable {
  challenge: string
  ticketHash: Buffer
  purpose: string
  memberIdx: number | null
  adminIdx: number | null
  expiresAt: Temporal.Instant
}

export interface PasswordHistoryTable {
  historyIdx: number
  memberIdx: number | null
  adminIdx: number | null
  passwordHash: string
  at: Temporal.Instant
}

export interface PenaltyTable {
  penaltyIdx: number
  memberIdx: number
  code: string
  state: string
  fromDate: string
  untilDate: string | null
  reason: string | null
  version: number
  xact: string
  translated: unknown
  money: number | null
  currency: string | null
  bookingIdx: number | null
  playDate: string | null
  countsUntil: string | null
  dueDate: string | null
  daysIfUnpaid: number | null
  inForceAt: Temporal.Instant | null
  sinceDate: string | null
  interruptedDate: string | null
  waivedFor: string | null
  unpaidBookingIdx: number | null
  wasPaid: boolean
}

export interface PenaltyFileTable {
  fileIdx: number
  penaltyIdx: number
  orderNo: number
}

export interface PersonSaltTable {
  single: boolean
  salt: Buffer
}

export interface PlayerAnswerTable {
  bookingIdx: number
  memberIdx: number
  answer: string
  no: number | null
  at: Temporal.Instant
}

export interface PolicyTable {
  key: string
  name: string
  values: string[]
}

export interface PostFileTable {
  noun: string
  idx: number
  place: string
  fileIdx: number
  orderNo: number
}

export interface PostVersionTable {
  noun: string
  idx: number
  version: number
  at: Temporal.Instant
  xact: string
  post: unknown
}

export interface PostViewTable {
  day: string
  noun: string
  idx: number
  viewer: Buffer
}

export interface PushDeviceTable {
  deviceIdx: number
  memberIdx: number
  sessionIdx: number | null
  endpoint: string
  endpointHash: Buffer
  p256dh: string
  auth: string
  serverKey: string
  device: string
  createdAt: Temporal.Instant
  reachedAt: Temporal.Instant | null
}

export interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}

export interface RecoveryCodeTable {
  adminIdx: number
  hash: Buffer
  usedAt: Temporal.Instant | null
}

export interface ReferenceTable {
  idx: number
  lang: string
  title: string
  contents: string
  category: string | null
  sameAs: number | null
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  alt: string
  focusX: number
  focusY: number
}

export interface RemovedRecordTable {
  noun: string
  recordIdx: number
  row: unknown
  children: unknown
  more: unknown
  adminIdx: number | null
  at: Temporal.Instant
  undoneAs: number | null
}

export interface RowCountTable {
  ofTable: string
  through: number
  counted: number
  parts: unknown
  noted: number
  notedXact: string
  notedAt: Temporal.Instant
}

export interface RuleSettingTable {
  name: string
  values: unknown
  version: number
}

export interface SamplePostTable {
  noun: string
  idx: number
}

export interface SectionTable {
  idx: number
  page: string
  kind: string
  heading: unknown
  body: unknown
  alt: unknown
  focusX: number
  focusY: number
  link: string | null
  orderNo: number
  state: string
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  views: number
  createdBy: number | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  version: number
  rows: unknown
  caption: unknown
}

export interface SessionTable {
  sessionIdx: number
  memberIdx: number | null
  adminIdx: number | null
  accessHash: Buffer
  accessExpiresAt: Temporal.Instant
  refreshHash: Buffer
  refreshExpiresAt: Temporal.Instant
  cookieHash: Buffer | null
  keep: boolean
  device: string
  ip: string
  createdAt: Temporal.Instant
  lastSeenAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  endReason: string | null
  passwordCheckedAt: Temporal.Instant | null
  termsLimit: string | null
}

export interface SheetDayTable {
  date: string
  dayType: string
  dayClass: string
  state: string
  reason: string | null
  version: number
  templateIdx: number | null
  translated: unknown
  openedAt: Temporal.Instant | null
}

export interface SheetEventTable {
  eventIdx: number
  at: Temporal.Instant
  date: string
  slotIdx: number | null
}

export interface SheetPartTable {
  date: string
  part: string
  drawShare: number
  fcfsShare: number
  houseShare: number
  teamShare: number
  reason: string | null
  translated: unknown
}

export interface ShutCourseTable {
  date: string
  part: string
  courseIdx: number
  reason: string
  translated: unknown
}

export interface SitePlanTable {
  planIdx: number
  at: Temporal.Instant
  state: number
  message: string | null
  translated: unknown
  reason: string
}

export interface SiteStateTable {
  single: boolean
  state: number
  message: string | null
  xact: string
  translated: unknown
}

export interface SlotTable {
  slotIdx: number
  date: string
  courseIdx: number
  turnCourseIdx: number | null
  part: string
  time: string
  startsAt: Temporal.Instant
  holes: string
  mode: string
  capacity: number
  minPlayers: number
  w05: string
  version: number
  isShut: boolean
  isDropped: boolean
}

export interface StandbyEntryTable {
  waitingIdx: number
  memberIdx: number
  date: string
  courseIdx: number | null
  hours: string[]
  partySize: number
  noticeHours: number
  auto: boolean
  total: number | null
  termsIdx: number | null
  state: string
  paused: boolean
  silences: number
  bookingIdx: number | null
  createdAt: Temporal.Instant
  version: number
  xact: string
  drawEntryIdx: number | null
  drawPlace: number | null
}

export interface StandbyOfferTable {
  offerIdx: number
  waitingIdx: number
  slotIdx: number
  seats: number[]
  offeredAt: Temporal.Instant
  expiresAt: Temporal.Instant
  price: unknown
  adminIdx: number | null
  state: string
  endedAt: Temporal.Instant | null
}

export interface StandbyPlayerTable {
  waitingIdx: number
  no: number
  kind: string
  memberIdx: number | null
  name: string | null
  phoneNo: string | null
  consent: boolean | null
}

export interface TeamBookingTable {
  bookingIdx: number
  dateIdx: number
}

export interface TeamContractTable {
  contractIdx: number
  formIdx: number
  seasonIdx: number
  state: string
  weekType: string
  weekday: number
  hour: number
  weeks: number[]
  months: number[]
  teams: number
  officerChanges: number
  reason: string | null
  translated: unknown
  endCode: string | null
  endedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  version: number
  xact: string
  lostDates: string[]
}

export interface TeamDateTable {
  dateIdx: number
  contractIdx: number
  date: string
  time: string
  teams: number
  state: string
  isCounted: boolean
  isReduced: boolean
  movedFrom: string | null
  acceptedAt: Temporal.Instant | null
  missing: number
  askedAt: Temporal.Instant | null
  reason: string | null
  version: number
  toldShutSlots: number[]
  holidayKeptAt: Temporal.Instant | null
  toldHolidayAt: Temporal.Instant | null
}

export interface TeamDrawTable {
  seasonIdx: number
  frozen: unknown
  drawn: unknown | null
  frozenAt: Temporal.Instant
  drawnAt: Temporal.Instant | null
  publishedAt: Temporal.Instant | null
  drawIdx: number
  revokedAt: Temporal.Instant | null
  revokeReason: string | null
  translated: unknown
}

export interface TeamDrawTypedTable {
  adminIdx: number
  value: string
  at: Temporal.Instant
  drawIdx: number
}

export interface TeamFormTable {
  formIdx: number
  seasonIdx: number
  state: string
  teamName: string
  cycle: string
  wishes: unknown
  teams: number
  skipMonths: number[]
  memo: string | null
  reason: string | null
  translated: unknown
  approvedWish: number | null
  submittedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  version: number
  xact: string
  pseudonym: string | null
  place: number | null
}

export interface TeamLeftTable {
  slotIdx: number
  memberIdx: number
  at: Temporal.Instant
}

export interface TeamPersonTable {
  formIdx: number
  no: number
  memberIdx: number | null
  name: string | null
  office: string | null
  seasonIdx: number
  active: boolean
  offered: string | null
  hasAccepted: boolean
}

export interface TeamSeasonTable {
  seasonIdx: number
  year: number
  openAt: Temporal.Instant
  closeAt: Temporal.Instant
  decideBy: Temporal.Instant
  mode: string
  limits: unknown
  version: number
  drawAt: Temporal.Instant | null
  seedMode: string | null
  seedName: string | null
}

export interface TemplateTable {
  templateIdx: number
  name: string
  dayTypes: string[]
  weekdays: number[]
  fromDay: string
  toDay: string
  isUse: boolean
  version: number
  translated: unknown
}

export interface TemplatePartTable {
  templateIdx: number
  part: string
  firstTime: string
  lastTime: string
  intervalMinutes: number
  holes: string
  mode: string
  minPlayers: number
  capacity: number
  w05: string
  drawShare: number
  fcfsShare: number
  houseShare: number
  teamShare: number
}

export interface TemplateRouteTable {
  templateIdx: number
  part: string
  courseIdx: number
  turnCourseIdx: number | null
}

export interface TermsTable {
  termsIdx: number
  termsType: string
  title: string
  contents: string
  lang: string
  effectiveDate: string
  isRequired: boolean
  revision: number
  version: number
  isDraft: boolean
  isWorse: boolean
  createdAt: Temporal.Instant
  preparedAt: Temporal.Instant | null
  dismissedAt: Temporal.Instant | null
}

export interface TextServiceTable {
  single: boolean
  provider: string
  address: string
  apiKey: string
  sender: string
  channelId: string
  templates: unknown
  sealedSecret: string
  kinds: string[]
  version: number
  sentAt: Temporal.Instant | null
  failedAt: Temporal.Instant | null
  failure: string | null
}

export interface TotpTable {
  adminIdx: number
  secret: string
  createdAt: Temporal.Instant
  confirmedAt: Temporal.Instant | null
  lastStep: number
}

export interface UsedRefreshTable {
  hash: Buffer
  sessionIdx: number
  successor: string
  at: Temporal.Instant
}

export interface WaiverTable {
  waiverIdx: number
  date: string
  part: string | null
  kind: string
  measured: string
  reason: string
  waived: number
  at: Temporal.Instant
}

export interface WaiverProposalTable {
  proposalIdx: number
  date: string
  part: string
  kind: string
  value: number | null
  fromAt: Temporal.Instant
  toAt: Temporal.Instant
  state: string
  waiverIdx: number | null
  reason: string | null
}

export interface WeatherTable {
  single: boolean
  source: string
  observedAt: Temporal.Instant
  hours: unknown
  days: unknown
  problem: string | null
}

export interface WithdrawalReasonTable {
  reasonIdx: number
  memberIdx: number | null
  reasons: string[]
  text: string | null
  at: Temporal.Instant
}
