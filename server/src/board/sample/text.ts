import { escapeHtml } from '../../platform/escape-html.ts'
import { place, STARTER_LANGS, type StarterLang } from '../../terms/text/facts.ts'

interface Words {
  title: string
  /** Plain text, a paragraph each. */
  lines: readonly string[]
}

interface Texts {
  /** What each title begins with. */
  mark: string
  notice: Words
  event: Words
  questions: readonly (Words & { category: string })[]
  welcome: Words
  hours: Words
  /** A place with its hours. */
  open: readonly [place: string, hours: string]
  way: Words
  gifts: Words
}

/** Neither prices, hours nor days: what only the club knows is a place to fill. */
const TEXTS: Record<StarterLang, (club: string) => Texts> = {
  en: (club) => ({
    mark: 'Sample',
    notice: {
      title: 'Our new website',
      lines: [`${club} has a new website.`, place('what members and visitors can do on it')],
    },
    event: { title: 'Club event', lines: [place('what the event is, who can take part and how')] },
    questions: [
      { category: 'RESERVATION', title: 'How do I book a tee time?', lines: [place('how members and visitors book')] },
      { category: 'FACILITY', title: 'What can I rent?', lines: [place('what you rent out, and where to ask for it')] },
      { category: 'QUESTION', title: 'Is there a dress code?', lines: [place('what players should wear')] },
    ],
    welcome: { title: 'Welcome', lines: [`Welcome to ${club}.`, place('a few sentences about your club')] },
    hours: { title: 'Opening hours', lines: [] },
    open: ['Clubhouse', place('hours')],
    way: { title: 'How to find us', lines: [place('the way by car'), place('the way by public transport')] },
    gifts: { title: 'Gifts', lines: [place('what your shop sells')] },
  }),
  ko: (club) => ({
    mark: '예시',
    notice: {
      title: '새 홈페이지 안내',
      lines: [`${club} 홈페이지가 새로워졌습니다.`, place('회원과 방문자가 이용할 수 있는 기능')],
    },
    event: { title: '클럽 행사', lines: [place('행사 내용, 참가 대상, 참가 방법')] },
    questions: [
      { category: 'RESERVATION', title: '티타임은 어떻게 예약합니까?', lines: [place('회원과 방문자의 예약 방법')] },
      { category: 'FACILITY', title: '무엇을 대여할 수 있습니까?', lines: [place('대여 품목과 문의처')] },
      { category: 'QUESTION', title: '복장 규정이 있습니까?', lines: [place('권장 복장')] },
    ],
    welcome: { title: '인사말', lines: [`${club}에 오신 것을 환영합니다.`, place('클럽 소개')] },
    hours: { title: '운영 시간', lines: [] },
    open: ['클럽하우스', place('운영 시간')],
    way: { title: '오시는 길', lines: [place('자가용 이용 시 오시는 길'), place('대중교통 이용 시 오시는 길')] },
    gifts: { title: '선물', lines: [place('판매 상품')] },
  }),
}

/** The texts in a language, or in English where the product has none in it. */
const textsIn = (lang: string, club: string) => TEXTS[STARTER_LANGS.find((one) => one === lang) ?? 'en'](club)

export interface Speaker {
  lang: string
  /** The club's name in the language. */
  club: string
}

type Fields = { lang?: string } & Record<string, unknown>
/** A post in each language; a section has all languages in one. */
type Post = readonly Fields[]

/** Fields of drafts by board, in the languages of the club. */
export function samples(speakers: readonly Speaker[]): Record<'notice' | 'event' | 'faq' | 'section', Post[]> {
  const said = speakers.map(({ lang, club }) => ({ lang, ...textsIn(lang, club) }))
  type Said = (typeof said)[number]
  const titleOf = ({ mark }: Said, { title }: Words) => `${mark}: ${title}`
  const post = (pick: (texts: Said) => Words, rest: object): Post =>
    said.map((texts) => ({
      ...{ lang: texts.lang, title: titleOf(texts, pick(texts)), contents: html(pick(texts)) },
      ...rest,
    }))
  const byLang = (pick: (texts: Said) => string) => Object.fromEntries(said.map((texts) => [texts.lang, pick(texts)]))
  const section = (pick: (texts: Said) => Words, rest: object): Post => [
    {
      ...{ page: 'club', kind: 'TEXT', rows: [], alt: {}, caption: {}, focusX: 50, focusY: 50 },
      ...{ heading: byLang((texts) => titleOf(texts, pick(texts))), body: byLang((texts) => html(pick(texts))) },
      ...rest,
    },
  ]
  const open = [0, 1].map((column) => byLang((texts) => texts.open[column]!))
  return {
    notice: [post(({ notice }) => notice, { isTop: false })],
    event: [post(({ event }) => event, { startDate: null, endDate: null })],
    faq: said[0]!.questions.map(({ category }, at) =>
      post(({ questions }) => questions[at]!, { category, orderNo: 10 * (at + 1) }),
    ),
    section: [
      section(({ welcome }) => welcome, { orderNo: 10 }),
      section(({ hours }) => hours, { kind: 'HOURS', rows: [open], orderNo: 20 }),
      section(({ way }) => way, { orderNo: 30 }),
      section(({ gifts }) => gifts, { page: 'gift', orderNo: 10 }),
    ],
  }
}

const html = ({ lines }: Words) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
