import { type ClubFacts, place, type StarterLang, type StarterText } from './facts.ts'

export const privacyTerms: Record<StarterLang, (club: ClubFacts) => StarterText> = {
  en: (club) => ({
    title: 'Consent to the use of personal data',
    sections: [
      [
        'Who is responsible',
        `${club.clubName}. Contact for personal data: ${place('name, email and phone number of the person responsible')}.`,
      ],
      [
        'What we collect',
        'Name, login ID, email, phone number, membership number and type, and your bookings.',
        'If you enter them: date of birth, gender and address.',
        `Also: ${place('anything else that you collect, such as car numbers, or delete this line')}.`,
      ],
      ['Purpose', 'To identify who books, to contact you about a tee time, and to settle the bill.'],
      [
        'How long',
        `For as long as you have an account, and for ${club.undoDays} days after you close it.`,
        `A suspension in force: until ${club.penaltyMonths} months after it ends.`,
        `Names and phone numbers of guests: ${club.guestMonths} months after the day of play.`,
        `Accounting records: ${place('number of years that your law asks for')}.`,
      ],
      [
        'Who sees it',
        'Only staff who need it. Companions see your name in their booking.',
        'Other members see your name in the tee times only if you agree.',
        `Companies that process data for us: ${place('such as your server, email and text message services, with their countries')}.`,
      ],
      [
        'Your rights',
        `You can view, correct, export or erase your data on My page, or write to ${club.email || place('your email address')}.`,
        `Complaints: ${place('the authority for personal data in your country')}.`,
      ],
      [
        'If you do not agree',
        'You may refuse this consent. Without it we cannot create an account for you, but you can still see public pages.',
      ],
    ],
  }),
  ko: (club) => ({
    title: '개인정보 수집·이용 동의',
    sections: [
      ['개인정보 처리자', `${club.clubName}. 개인정보 보호책임자: ${place('책임자의 성명, 이메일, 전화번호')}.`],
      [
        '수집 항목',
        '성명, 아이디, 이메일, 전화번호, 회원번호와 회원 구분, 예약 내역을 수집합니다.',
        '입력하신 경우 생년월일, 성별, 주소도 수집합니다.',
        `그 밖의 항목: ${place('차량 번호 등 추가로 수집하는 항목. 없으면 이 줄을 삭제')}.`,
      ],
      ['이용 목적', '예약자 확인, 티타임에 관한 연락, 요금 정산에 이용합니다.'],
      [
        '보유 기간',
        `계정을 이용하시는 동안과 탈퇴 후 ${club.undoDays}일까지 보관합니다.`,
        `적용 중인 예약 정지 내역은 종료 후 ${club.penaltyMonths}개월까지 보관합니다.`,
        `비회원 동반자의 성명과 전화번호는 이용일 후 ${club.guestMonths}개월까지 보관합니다.`,
        `회계 자료의 보관 기간: ${place('관련 법에 따른 연수')}.`,
      ],
      [
        '열람 범위',
        '업무에 필요한 직원만 열람하며, 동반자는 해당 예약에서 성명을 볼 수 있습니다.',
        '예약 현황의 성명은 동의하신 경우에만 다른 회원에게 보입니다.',
        `처리를 위탁받은 업체: ${place('서버, 이메일, 문자 서비스 등과 그 국가')}.`,
      ],
      [
        '권리',
        '마이페이지에서 열람, 정정, 이전, 삭제를 요청하실 수 있습니다.',
        `이메일로 요청하실 곳: ${club.email || place('이메일 주소')}.`,
        `불만을 접수하는 기관: ${place('국가의 개인정보 보호 기관')}.`,
      ],
      [
        '동의 거부',
        '동의를 거부하실 수 있습니다. 거부하시면 회원가입은 하실 수 없으나 공개된 화면은 이용하실 수 있습니다.',
      ],
    ],
  }),
}
