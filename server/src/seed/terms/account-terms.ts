import { sections, type TermsText } from './terms-text.ts'

/** What an account on the site rests on. */
export const accountTerms: readonly TermsText[] = [
  {
    type: 'SERVICE',
    isRequired: true,
    en: {
      title: 'Terms of service',
      contents: sections([
        [
          'What this site is',
          'Greenhill Country Club runs it for its members and for people who want to play here.',
          'It shows the course and the news of the club; with an account you can book and change tee times.',
        ],
        [
          'Your account',
          'One account a person. Club members give their membership number; the club confirms it.',
          'Keep your password to yourself. Whoever uses it acts in your name.',
          'An account without a login for 12 months rests until you confirm who you are. We write 30 and 7 days before.',
        ],
        [
          'What we promise',
          'A tee time that the site confirms is yours. If we cannot keep it, we tell you at once and offer another.',
          'Changes of these terms are announced 7 days ahead, 30 days when they are worse for you.',
        ],
        [
          'What we ask',
          'No programs that book in your place and no resale of tee times.',
          'Posts and names that hurt others are removed.',
        ],
        ['Leaving', 'You can leave at any time in My page. Booked tee times and open bills come first.'],
        ['Law', 'Korean law applies. The court at Suwon decides what we cannot settle.'],
      ]),
    },
    ko: {
      title: '이용약관',
      contents: sections([
        [
          '서비스 안내',
          '이 사이트는 그린힐 컨트리클럽이 회원과 이용하시는 분을 위해 운영합니다.',
          '코스와 클럽 소식을 안내하며, 계정이 있으시면 티타임을 예약하고 변경하실 수 있습니다.',
        ],
        [
          '계정',
          '한 분이 하나의 계정을 사용하십니다. 클럽 회원은 회원번호를 입력하시고 클럽의 확인을 받으십니다.',
          '비밀번호는 본인만 사용해 주십시오. 비밀번호로 이루어진 행위는 본인의 행위로 봅니다.',
          '12개월 동안 로그인하지 않으시면 휴면 계정으로 전환되며, 30일 전과 7일 전에 안내해 드립니다.',
        ],
        [
          '클럽의 약속',
          '예약이 확정된 티타임은 보장해 드립니다. 부득이하게 지킬 수 없을 때는 바로 알려 드리고 다른 시간을 제안합니다.',
          '약관을 변경할 때는 7일 전에, 불리한 변경은 30일 전에 알려 드립니다.',
        ],
        [
          '회원의 의무',
          '예약을 대신하는 프로그램을 사용하거나 티타임을 되팔 수 없습니다.',
          '다른 분에게 피해를 주는 글과 이름은 삭제됩니다.',
        ],
        ['탈퇴', '마이페이지에서 언제든지 탈퇴하실 수 있습니다. 남은 예약과 미납 요금을 먼저 정리해 주십시오.'],
        ['준거법', '대한민국 법을 따르며, 분쟁은 수원지방법원에서 다룹니다.'],
      ]),
    },
  },
  {
    type: 'PRIVACY',
    isRequired: true,
    en: {
      title: 'Personal data',
      contents: sections([
        ['What we keep', 'Name, login id, e-mail, phone number, membership number and kind, and your bookings.'],
        ['What for', 'To know who books, to reach you about a tee time, and to settle the bill.'],
        [
          'How long',
          'As long as the account lives, and 7 days after leaving.',
          'What tax law asks for is kept 5 years; a running suspension until its end and 12 months.',
        ],
        [
          'Who sees it',
          'The staff that needs it. Companions see your name in their booking.',
          'On the tee sheet members see your name only if you agreed.',
        ],
        ['Your rights', 'See, correct, take along or erase it in My page, or write to hello@greenhill.example.'],
      ]),
    },
    ko: {
      title: '개인정보 수집·이용 동의',
      contents: sections([
        ['수집 항목', '성명, 아이디, 이메일, 전화번호, 회원번호와 회원 구분, 예약 내역을 수집합니다.'],
        ['이용 목적', '예약자 확인, 티타임에 관한 연락, 요금 정산에 이용합니다.'],
        [
          '보유 기간',
          '계정을 이용하시는 동안과 탈퇴 후 7일까지 보관합니다.',
          '세법에 따른 자료는 5년, 적용 중인 이용 정지 내역은 종료 후 12개월까지 보관합니다.',
        ],
        [
          '열람 범위',
          '업무에 필요한 직원만 열람하며, 동반자는 해당 예약에서 성명을 볼 수 있습니다.',
          '티 시트의 성명은 동의하신 경우에만 다른 회원에게 보입니다.',
        ],
        ['권리', '마이페이지 또는 hello@greenhill.example에서 열람, 정정, 이전, 삭제를 요청하실 수 있습니다.'],
      ]),
    },
  },
  {
    type: 'MARKETING',
    isRequired: false,
    en: {
      title: 'News and offers',
      contents: sections([
        ['What you get', 'Free tee times at short notice, events and offers of the club, at most four times a month.'],
        ['How', 'By e-mail, text or push message, each as you choose. Between 08:00 and 21:00.'],
        ['Stopping', 'In My page or by the link in every message. We ask again after two years.'],
      ]),
    },
    ko: {
      title: '마케팅 정보 수신 동의',
      contents: sections([
        ['내용', '임박한 빈 티타임, 행사와 혜택 소식을 한 달에 네 번까지 보내 드립니다.'],
        ['방법', '이메일, 문자, 푸시 가운데 고르신 방법으로 08:00부터 21:00 사이에 보내 드립니다.'],
        ['거부', '마이페이지나 메시지의 링크에서 언제든지 거부하실 수 있습니다. 2년마다 다시 여쭙니다.'],
      ]),
    },
  },
]
