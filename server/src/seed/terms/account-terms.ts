import { sections, type TermsText } from '../../terms/text/sections.ts'

export const accountTerms: readonly TermsText[] = [
  {
    type: 'SERVICE',
    isRequired: true,
    en: {
      title: 'Terms of service',
      contents: sections([
        [
          'About this site',
          'Greenhill Country Club runs this site for its members and for people who want to play here.',
          'It presents the course and club news; with an account you can book and change tee times.',
        ],
        [
          'Your account',
          'One account per person. Club members give their membership number, and the club confirms it.',
          'Keep your password to yourself. You are responsible for what is done with it.',
          'An account not used for 12 months becomes dormant until you confirm your identity. We email you 30 and 7 days before.',
        ],
        [
          'Our commitment',
          'We keep every confirmed tee time for you. If we cannot, we tell you immediately and offer another.',
          'Changes to these terms are announced 7 days ahead, or 30 days ahead if they are to your disadvantage.',
        ],
        [
          'Your obligations',
          'Do not use programs that book for you, and do not resell tee times.',
          'Posts and names that harm others are removed.',
        ],
        [
          'Closing your account',
          'You can close your account at any time on My page. Cancel booked tee times and settle open bills first.',
          'This closes the website account only. Your club membership is not affected.',
        ],
        ['Disputes', 'Korean law applies. Disputes go to the Suwon District Court.'],
      ]),
    },
    ko: {
      title: '이용약관',
      contents: sections([
        [
          '서비스 안내',
          '이 홈페이지는 그린힐 컨트리클럽이 회원과 이용하시는 분을 위해 운영합니다.',
          '코스와 클럽 소식을 안내하며, 계정이 있으시면 티타임을 예약하고 변경하실 수 있습니다.',
        ],
        [
          '계정',
          '계정은 한 분에 하나입니다. 클럽 회원은 회원번호를 입력하시면 클럽에서 확인합니다.',
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
        [
          '탈퇴',
          '마이페이지에서 언제든지 탈퇴하실 수 있습니다. 남은 예약을 취소하시고 미납 요금을 먼저 정산해 주십시오.',
          '홈페이지 계정만 해지되며 회원권에는 영향이 없습니다.',
        ],
        ['준거법과 관할 법원', '대한민국 법을 따르며, 분쟁은 수원지방법원에서 다룹니다.'],
      ]),
    },
  },
  {
    type: 'PRIVACY',
    isRequired: true,
    en: {
      title: 'Consent to the use of personal data',
      contents: sections([
        ['What we collect', 'Name, login ID, email, phone number, membership number and type, and your bookings.'],
        ['Purpose', 'To identify who books, to contact you about a tee time, and to settle the bill.'],
        [
          'How long',
          'For as long as you have an account, and for 7 days after you close it.',
          'Accounting records are kept for 5 years; a suspension in force until 12 months after it ends.',
        ],
        [
          'Who sees it',
          'Only staff who need it. Companions see your name in their booking.',
          'Other members see your name in the tee times only if you agree.',
        ],
        [
          'Your rights',
          'You can view, correct, export or erase your data on My page, or email hello@greenhill.example.',
        ],
        [
          'If you do not agree',
          'You may refuse this consent. Without it we cannot create an account for you, but you can still see public pages.',
        ],
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
          '회계 자료는 5년, 적용 중인 예약 정지 내역은 종료 후 12개월까지 보관합니다.',
        ],
        [
          '열람 범위',
          '업무에 필요한 직원만 열람하며, 동반자는 해당 예약에서 성명을 볼 수 있습니다.',
          '예약 현황의 성명은 동의하신 경우에만 다른 회원에게 보입니다.',
        ],
        ['권리', '마이페이지 또는 이메일(hello@greenhill.example)로 열람, 정정, 이전, 삭제를 요청하실 수 있습니다.'],
        [
          '동의 거부',
          '동의를 거부하실 수 있습니다. 거부하시면 회원가입은 하실 수 없으나 공개된 화면은 이용하실 수 있습니다.',
        ],
      ]),
    },
  },
  {
    type: 'MARKETING',
    isRequired: false,
    en: {
      title: 'News and offers',
      contents: sections([
        ['What you receive', 'Last-minute tee times, club events and offers, at most four times a month.'],
        [
          'How',
          'By email, push notification or, where we offer it, text message, as you choose, between 08:00 and 21:00.',
        ],
        ['Unsubscribing', 'On My page or with the link in every message. We ask again after two years.'],
      ]),
    },
    ko: {
      title: '마케팅 정보 수신 동의',
      contents: sections([
        ['내용', '임박한 빈 티타임, 행사와 혜택 소식을 한 달에 네 번까지 보내 드립니다.'],
        [
          '방법',
          '이메일과 푸시 알림, 클럽에서 제공하는 경우 문자 가운데 선택하신 방법으로 08:00부터 21:00 사이에 보내 드립니다.',
        ],
        ['거부', '마이페이지나 메시지의 링크에서 언제든지 거부하실 수 있습니다. 2년마다 동의 여부를 다시 확인합니다.'],
      ]),
    },
  },
]
