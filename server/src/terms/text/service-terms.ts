import { type ClubFacts, place, type StarterLang, type StarterText } from './facts.ts'

export const serviceTerms: Record<StarterLang, (club: ClubFacts) => StarterText> = {
  en: (club) => ({
    title: 'Terms of service',
    sections: [
      [
        'About this site',
        `${club.clubName} runs this site for its members and for people who want to play here.`,
        `Operator: ${place('legal name, address and registration number of your company')}.`,
        'The site presents the course and club news; with an account you can book and change tee times.',
      ],
      [
        'Your account',
        'One account per person. Members who give a membership number can log in once the club has confirmed it.',
        'Keep your password to yourself. You are responsible for what is done with it.',
        ...(club.dormantMonths === null
          ? []
          : [
              `An account not used for ${club.dormantMonths} months becomes dormant until you verify your identity. We email you 30 and 7 days before.`,
            ]),
      ],
      [
        'Our commitment',
        `We keep every confirmed tee time for you. If we cannot, we offer ${place('such as another tee time, or the full fee back')}.`,
        `Changes to these terms are announced ${club.noticeDays} days ahead, or ${club.noticeDaysWorse} days ahead if they are to your disadvantage.`,
      ],
      ['Your obligations', 'Do not use programs that book for you, and do not resell tee times.'],
      [
        'Closing your account',
        `You can close your account at any time on My page, and restore it within ${club.undoDays} days. Cancel booked tee times and settle open bills first.`,
        'This closes the website account only. Your club membership is not affected.',
      ],
      ['Law and disputes', `Applicable law: ${place('your country')}. Court: ${place('name of the court')}.`],
    ],
  }),
  ko: (club) => ({
    title: '이용약관',
    sections: [
      [
        '서비스 안내',
        `이 홈페이지는 ${club.clubName}에서 회원과 이용하시는 분을 위해 운영합니다.`,
        `운영자: ${place('상호, 주소, 사업자등록번호')}.`,
        '코스와 클럽 소식을 안내하며, 계정이 있으시면 티타임을 예약하고 변경하실 수 있습니다.',
      ],
      [
        '계정',
        '계정은 한 분에 하나입니다. 회원번호를 입력하신 분은 클럽에서 확인한 뒤 로그인하실 수 있습니다.',
        '비밀번호는 본인만 사용해 주십시오. 비밀번호로 이루어진 행위는 본인의 행위로 봅니다.',
        ...(club.dormantMonths === null
          ? []
          : [
              `${club.dormantMonths}개월 동안 로그인하지 않으시면 본인 확인 전까지 휴면 계정으로 전환되며, 30일 전과 7일 전에 이메일로 안내해 드립니다.`,
            ]),
      ],
      [
        '클럽의 약속',
        '예약이 확정된 티타임은 보장해 드립니다.',
        `부득이하게 지킬 수 없을 때 제공하는 것: ${place('다른 티타임 또는 요금 전액 환불 등')}.`,
        `약관을 변경할 때는 ${club.noticeDays}일 전에, 불리한 변경은 ${club.noticeDaysWorse}일 전에 알려 드립니다.`,
      ],
      ['회원의 의무', '예약을 대신하는 프로그램을 사용하거나 티타임을 되팔 수 없습니다.'],
      [
        '탈퇴',
        `마이페이지에서 언제든지 탈퇴하실 수 있으며, ${club.undoDays}일 안에 취소하실 수 있습니다. 남은 예약을 취소하시고 미납 요금을 먼저 정산해 주십시오.`,
        '홈페이지 계정만 해지되며 회원권에는 영향이 없습니다.',
      ],
      ['준거법과 관할 법원', `준거법: ${place('국가')}. 관할 법원: ${place('법원 이름')}.`],
    ],
  }),
}
