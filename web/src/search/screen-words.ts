import { squeeze } from '@clubhouse/contract/person-words'

const BETWEEN = /[\s,-]+/
const HANGUL = /\p{Script=Hangul}/u

/** What managers also call a screen or an action, or look for there, in both languages: by menu code, path or text. */
const SCREEN_WORDS: Readonly<Record<string, string>> = {
  '900000': 'today tee sheet start home 오늘 티시트 홈 현황',
  '910100': 'identity verification phone certificate 본인 확인 본인 인증',
  '910200': 'club name address logo colours colors business number 상호 주소 로고 색상 사업자등록번호',
  '910300': 'maintenance close site reopen 점검 사이트 중단 공개',
  '910400': 'profile password passkey second factor sign in 내 정보 비밀번호 패스키 2단계 인증 로그인',
  '910500': 'google analytics weather map integrations 구글 애널리틱스 날씨 지도 연동',
  '910600': 'staff employees accounts users administrators rights 직원 담당자 계정 사용자 권한',
  '910700': 'block ip ban address attack firewall ip 차단 접속 차단 공격',
  '910800': 'privacy policy consent agreement terms of use 개인정보 처리방침 동의 이용약관',
  '920100': 'rights access roles groups staff 권한 역할 그룹 직원',
  '920200': 'navigation order pages links seo 메뉴 순서 페이지 링크 검색 엔진',
  '930100': 'questions answers help 자주 묻는 질문 도움말',
  '930200': 'restaurant menu dishes food prices 식당 레스토랑 음식 메뉴 가격',
  '930300': 'documents downloads files forms 자료실 문서 다운로드 파일 서식',
  '930400': 'competition tournament campaign 대회 행사 이벤트',
  '930500': 'popup advertisement picture home page 팝업 광고 그림 첫 화면',
  '930600': 'news announcement 소식 알림 공지',
  '930700': 'lost property found missing 분실물 습득물 유실물',
  '930800': 'hole in one eagle record achievement 홀인원 이글 기록',
  '930900': 'page text content home page 페이지 내용 본문 문구',
  '940100': 'holes par interval tee times first tee schedule 홀 파 배정 간격 티타임 시간표 템플릿',
  '940200':
    'close course closure suspend weather rain snow fog storm open day publish tee sheet blocks 코스 휴장 중단 임시 휴장 우천 비 눈 안개 폭우 티시트 공개 블록',
  '940300': 'booking window policy limit cancel deadline hold no-show rules 예약 오픈 정책 한도 취소 기한 규정',
  '940400': 'reservation cancel no-show move rain waiver weather 예약 취소 노쇼 변경 우천 비 면제',
  '940500': 'arrivals check in course condition delay rain walk in 도착 체크인 내장 코스 상태 지연 비 우천 현장 접수',
  '940600': 'waiting list queue 대기 예약 대기자 순번',
  '940700': 'lottery ballot entries 추첨 응모 배정',
  '940800': 'group society season regular booking 단체 동호회 연단체 시즌 고정 예약',
  '940900': 'no-show suspension fine appeal 노쇼 위약 제재 정지 벌칙 이의 신청',
  '941000':
    'price prices green fee cart fee caddie fee rate discount tariff money 가격 요금 그린피 카트비 캐디피 할인 금액',
  '950100': 'customer golfer people application approve block dormant 고객 회원 골퍼 가입 승인 차단 휴면',
  '950200': 'enquiry question complaint contact answer 문의 질문 불만 민원 답변',
  '950300': 'voucher gift free round 쿠폰 이용권 무료 상품권',
  '960100': 'public holiday closed day calendar 공휴일 휴일 휴장일 달력',
  '960200': 'policy codes settings reasons lists 정책 코드 설정 사유 목록',
  '960300': 'texts translation wording language korean english 문구 번역 언어 한국어 영어',
  '960400': 'history log who changed security 기록 이력 로그 변경 보안',
  '960500': 'email mail sent failed bounce 메일 이메일 발송 실패 반송',
  '960600': 'integration api callback 연동 알림 주소',
  '960700': 'background schedule backup tasks 백그라운드 예약 작업 백업 일정',
  '/ishm/report': 'dashboard figures statistics charts sales occupancy 대시보드 통계 그래프 매출 가동률 보고서',
  '/ishm/system/letter': 'email template wording mail text 메일 이메일 템플릿 문구',
  'office.DO_BOOK': 'new booking reservation phone call walk in tee time reserve 새 예약 전화 예약 현장 접수 티타임',
  'office.DO_APPROVE': 'pending applicants sign up join accept new members 가입 대기 신규 회원 수락',
  'office.DO_DRAW': 'new lottery ballot 새 추첨 등록 응모 배정',
  'office.DO_NOTICE': 'new news announcement post publish 새 소식 공지 알림 등록',
  'office.DO_EVENT': 'new competition tournament add 새 대회 이벤트 작성',
  'office.DO_QUESTION': 'new help answer write create 새 질문 답변 도움말 작성 추가',
  'office.DO_BANNER': 'new popup advertisement add picture 새 팝업 광고 작성',
  'office.DO_MANAGER': 'new staff employee colleague account user create invite 새 직원 담당자 계정 사용자 등록',
  'office.DO_BLOCK': 'ban firewall attack stop visitor ip 차단 접속 차단 공격 등록',
}

interface Screen {
  /** Of its menu, or its path. */
  code: string
  label: string
}

/** The screens with every word typed at the beginning of a word of theirs, or anywhere in a Korean one: by name first. */
export function fitsScreen<S extends Screen>(screens: readonly S[], typed: string): S[] {
  const wanted = typed.split(BETWEEN).map(squeeze).filter(Boolean)
  const isIn = (text: string) => {
    const said = ` ${text.split(BETWEEN).map(squeeze).join(' ')} `
    return wanted.length > 0 && wanted.every((word) => said.includes(HANGUL.test(word) ? word : ` ${word}`))
  }
  const byName = screens.filter(({ label }) => isIn(label))
  const byWord = screens.filter((one) => !byName.includes(one) && isIn(`${one.label} ${SCREEN_WORDS[one.code] ?? ''}`))
  return [...byName, ...byWord]
}
