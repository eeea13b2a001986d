import { useRootData } from '../api/root-data'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { flat, listedMenus, pathOf } from '../menu/menu-path'
import { useMenus } from '../menu/menu-store'
import { fits, type Named } from '../search/fits'

/** Parts of pages that the product itself writes, with the texts of their headings. */
const PARTS: Readonly<Record<string, TextKey>> = {
  '/guide#fees': 'guide.FEES',
  '/guide#opening': 'guide.OPENING',
  '/guide#penalties': 'guide.PENALTIES',
  '/guide#standby': 'guide.STANDBY',
  '/guide#coupons': 'guide.COUPONS',
  '/club#contact': 'section-view.CONTACT',
  '/login': 'site.LOG_IN',
}

/** What visitors also call a page or a part of one, in both languages, by address. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '/reservation': 'tee times sheet book booking reservation free time draw 예약 티타임 티 시트 현황 부킹 추첨',
  '/course': 'course holes map scorecard yardage distance par handicap loops 코스 홀 지도 스코어카드 거리 파 핸디캡',
  '/weather': 'weather forecast rain wind temperature sun 날씨 예보 비 바람 기온 일출 일몰',
  '/guide':
    'guide rules dress code etiquette hours discount groups draw 이용 안내 규정 규칙 복장 에티켓 할인 단체 추첨',
  '/guide#fees': 'price prices rate cost green fee cart caddie money tariff 가격 요금 그린피 카트 캐디 비용',
  '/guide#opening':
    'booking window limit cancel cancellation deadline refund guest 예약 오픈 취소 기한 환불 한도 비회원',
  '/guide#penalties': 'no-show suspension fine late cancellation 노쇼 정지 벌칙 취소 위약',
  '/guide#standby': 'waiting list queue 대기 순번',
  '/guide#coupons': 'voucher gift free round 이용권 상품권 무료',
  '/club': 'about history people staff facilities committee 소개 연혁 사람 시설 직원 위원회',
  '/club#contact':
    'phone telephone call email fax address directions map location where 전화 이메일 주소 약도 위치 오시는 길',
  '/gift': 'gift shop voucher present 선물 상품 상품권',
  '/pft': 'practice range driving lesson putting balls 연습장 레인지 레슨 퍼팅 볼',
  '/community':
    'news notice event question faq lost found library hall of fame food menu 소식 공지 행사 질문 분실물 자료 식음료',
  '/mypage': 'my page account profile bookings messages 내 예약 내 정보 회원정보 알림',
  '/login': 'sign up join register create account password forgot dormant 가입 계정 비밀번호 아이디 휴면',
}

export interface Place extends Named {
  /** The page that it is a part of. */
  on?: string
}

/** The public pages and their parts, in the words of the reader, without what the site does not list. */
function usePublicPlaces(): Place[] {
  const t = useText()
  const menus = useMenus()
  const pages = useRootData()?.pages ?? []
  const listed = listedMenus(flat(menus), pages).map((menu) => ({
    code: pathOf(menu),
    label: t(`site-menu.${menu.code}`, { defaultValue: menu.name }),
  }))
  const isListed = (path: string) => path === '/login' || listed.some(({ code }) => code === path)
  const parts = Object.entries(PARTS).filter(([to]) => isListed(to.split('#')[0]!))
  const nameOf = (path: string) => listed.find(({ code }) => code === path)?.label
  return [...listed, ...parts.map(([code, text]) => ({ code, label: t(text), on: nameOf(code.split('#')[0]!) }))]
}

/** Those with every word typed; the pages alone where nothing is typed. */
export function useFittingPlaces(typed: string): Place[] {
  const places = usePublicPlaces()
  return typed ? fits(places, typed, ALSO_CALLED) : places.filter(({ code }) => !(code in PARTS))
}
