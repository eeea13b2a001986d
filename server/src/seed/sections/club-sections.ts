import type { SectionText } from './section-text.ts'

export const clubSections: readonly SectionText[] = [
  {
    kind: 'TEXT',
    en: 'Welcome to Greenhill',
    ko: '그린힐에 오신 것을 환영합니다',
    body: {
      en: '<p>Greenhill began in 1994 with nine holes around the lake. Two more loops followed, Pine in 1998 and Hill in 2006, and with them a clubhouse that overlooks all three.</p><p>We keep the club small on purpose: four players per tee time, eight minutes between groups, and greens that are cut by hand. Whether this is your first visit or your thousandth round, we are glad that you are here.</p><p>Seo-yeon Park, managing director</p>',
      ko: '<p>그린힐은 1994년 호수를 둘러싼 아홉 홀로 시작했습니다. 1998년 파인, 2006년 힐 코스가 더해졌고, 세 코스를 한눈에 내려다보는 클럽하우스가 들어섰습니다.</p><p>그린힐은 일부러 작은 클럽으로 남아 있습니다. 한 팀에 네 분, 팀 간격 8분, 그리고 손으로 깎는 그린을 지켜 왔습니다. 처음 오신 분도, 천 번째 라운드를 맞으신 분도 진심으로 환영합니다.</p><p>대표이사 박서연</p>',
    },
  },
  {
    kind: 'IMAGE',
    en: 'The hills at first light',
    ko: '새벽의 언덕',
    picture: {
      seed: 52,
      light: {
        sky: ['#dbe9e4', '#f6f1e2'],
        sun: { x: 860, y: 190, r: 66, color: '#edc98a' },
        hills: ['#b4cdbb', '#86ad8f', '#55876a', '#245f43'],
        line: '#fbfaf6',
      },
      alt: {
        en: 'A drawing of four ranges of green hills with the sun low above them and a flag in front',
        ko: '낮게 뜬 해 아래 네 겹의 초록 언덕과 앞쪽의 깃발이 있는 풍경화',
      },
    },
  },
  {
    kind: 'TABLE',
    en: 'History',
    ko: '연혁',
    rows: `Year · 연도 | What happened · 내용
1994 | Lake, the first nine holes, opens · 레이크 코스 9홀 개장
1998 | Pine opens; the club has eighteen holes · 파인 코스 개장, 18홀 운영
2006 | Hill and the clubhouse on the ridge open · 힐 코스와 능선 위 클럽하우스 개장
2015 | All greens are rebuilt with drainage · 전 홀 그린 배수 공사 완료
2024 | Carts run on electricity from the clubhouse roof · 클럽하우스 지붕 태양광으로 카트 운행 시작`,
  },
  {
    kind: 'HOURS',
    en: 'Facilities and hours',
    ko: '시설과 운영 시간',
    body: {
      en: '<p>The notices announce when hours differ, as in winter.</p>',
      ko: '<p>동절기 등 운영 시간 변경은 공지사항에서 안내해 드립니다.</p>',
    },
    rows: `Front desk · 프런트 | 05:30–20:00 | Check-in from two hours before your tee time · 티타임 2시간 전부터 체크인
Restaurant Terrace · 레스토랑 테라스 | 05:30–19:30 | Last orders 18:45 · 주문 마감 18:45
Halfway house · 그늘집 | 07:00–17:30 | On each loop after the fifth hole · 코스마다 5번 홀 뒤
Locker rooms and baths · 라커룸과 사우나 | 05:30–20:30 | Towels are provided · 수건 제공
Pro shop · 프로 숍 | 06:00–19:00 | Rental clubs by reservation · 클럽 대여는 예약제
Practice range · 드라이빙 레인지 | 06:00–19:00 | See Practice · 연습 시설 안내 참조`,
  },
  {
    kind: 'PEOPLE',
    en: 'The people who look after you',
    ko: '여러분을 모시는 사람들',
    rows: `Seo-yeon Park · 박서연 | Managing director · 대표이사 |
Ji-hoon Baek · 백지훈 | Course superintendent · 코스 관리 책임자 | course@greenhill.example
Ha-rin Seo · 서하린 | Bookings and membership · 예약과 회원 담당 | 031-555-0100
Dong-wook Im · 임동욱 | Head professional · 헤드 프로 | pro@greenhill.example
Eun-bi Cha · 차은비 | Restaurant · 레스토랑 | terrace@greenhill.example`,
  },
  {
    kind: 'PEOPLE',
    en: 'The committee',
    ko: '운영위원회',
    body: {
      en: '<p>Elected by the members for two years. It meets on the first Tuesday of each month.</p>',
      ko: '<p>회원이 선출하며 임기는 2년입니다. 매월 첫째 화요일에 회의를 엽니다.</p>',
    },
    rows: `Kyung-hee Noh · 노경희 | Captain · 위원장 | committee@greenhill.example
Tae-yang Moon · 문태양 | Vice-captain · 부위원장 |
Bo-ra Shim · 심보라 | Competitions · 경기 담당 |
Sung-min Ahn · 안성민 | Course and greens · 코스 담당 |
Yu-jin Pyo · 표유진 | Handicaps · 핸디캡 담당 |
Min-seok Gil · 길민석 | Treasurer · 재무 담당 |
Na-rae Ok · 옥나래 | Juniors · 주니어 담당 |
Jin-woo Ma · 마진우 | Rules and etiquette · 규칙과 에티켓 담당 |`,
    portraits: [
      { ground: '#8fb39b', skin: '#e8c4a2', hair: '#3a2c26', shirt: '#1f5b3f', look: 'long' },
      { ground: '#c9d6c2', skin: '#d9a982', hair: '#2f6f8f', shirt: '#fbfaf6', look: 'cap' },
      { ground: '#e0cf9f', skin: '#efcfb0', hair: '#1f1a18', shirt: '#2f6f8f', look: 'long' },
      { ground: '#a9c4d0', skin: '#d5a57e', hair: '#1f5b3f', shirt: '#e9dfc7', look: 'cap' },
      undefined,
      { ground: '#b8c7a8', skin: '#e3b992', hair: '#6b6660', shirt: '#3c4f3f', look: 'short' },
    ],
  },
  {
    kind: 'MAP',
    en: 'How to find us',
    ko: '오시는 길',
    body: {
      en: '<p>Parking is free. The gate opens at 05:00.</p>',
      ko: '<p>주차는 무료이며, 정문은 오전 5시에 열립니다.</p>',
    },
    rows: `Seoul · 서울 | N | By car on the expressway to Yongin, then 12 minutes on local roads: about 60 minutes · 고속도로로 용인 나들목까지, 이후 지방도 12분. 약 60분
Suwon · 수원 | W | By car 35 minutes; bus 66 stops at the gate every 30 minutes · 자동차로 35분. 66번 버스가 30분마다 정문에 정차
Icheon · 이천 | E | By car 30 minutes · 자동차로 30분
Yongin station · 용인역 | SW | The club shuttle leaves an hour before the first tee times of the morning and of midday · 셔틀버스는 1부와 2부 첫 티타임 1시간 전에 출발`,
  },
  {
    kind: 'ACTION',
    en: 'See which tee times are free',
    ko: '예약 가능한 티타임 보기',
    body: {
      en: '<p>Everyone can see the tee times; members can book them.</p>',
      ko: '<p>예약 현황은 누구나 볼 수 있으며, 예약은 회원만 하실 수 있습니다.</p>',
    },
    link: '/reservation',
  },
]
