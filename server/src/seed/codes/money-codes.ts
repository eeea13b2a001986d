import type { CodeGroup } from './code-group.ts'

/** Codes of fees, discounts, penalties and reasons. */
export const moneyCodes: readonly CodeGroup[] = [
  {
    id: '557',
    name: 'Fees',
    codes: [
      ['GREEN', 'Green fee', '그린피'],
      ['CART', 'Cart fee', '카트비'],
      ['CADDIE', 'Caddie fee', '캐디피'],
      ['EXTRA9', 'Nine more holes', '9홀 추가'],
      ['THREE', 'Surcharge for three players', '3인 플레이 추가금'],
      ['LOCKER', 'Locker', '라커'],
      ['RENTAL', 'Rental clubs', '클럽 대여'],
      ['RANGE', 'Practice range', '연습장'],
    ],
  },
  {
    id: '367',
    name: 'Discounts',
    codes: [
      ['MEMBER', 'Member', '회원 할인'],
      ['FAMILY', 'Spouse and family', '배우자·가족 할인'],
      ['SENIOR', 'Senior', '경로 할인'],
      ['JUNIOR', 'Junior', '주니어 할인'],
      ['LOCAL', 'Local resident', '지역 주민 할인'],
      ['EDGE', 'First and last tee times', '첫 팀·마지막 팀 할인'],
      ['LATE', 'Booked within 48 hours', '임박 예약 할인'],
      ['BIRTHDAY', 'Month of birth', '생일 달 할인'],
      ['EVENT', 'Event', '행사 할인'],
    ],
  },
  {
    id: '501',
    name: 'Penalties',
    codes: [
      ['W1', 'Late cancellation, two or more days before', '기한 후 취소 (이용일 2일 전까지)'],
      ['W2', 'Cancelled the day before', '전날 취소'],
      ['W3', 'Cancelled on the day', '당일 취소'],
      ['W4', 'No-show', '노쇼 (미내장)'],
      ['W5', 'Booker absent', '예약자 미내장'],
      ['W6', 'Below minimum players', '최소 인원 미달'],
      ['W7', 'Five cancellations or more in a month', '월 5회 이상 취소'],
      ['W8', 'Name lent or tee time resold', '명의 대여·예약 매매'],
      ['W9', 'Suspended by the club', '클럽의 예약 정지'],
    ],
  },
  {
    id: 'Z82',
    name: 'Reasons',
    isOpen: true,
    codes: [
      ['illness', 'Illness', '질병', 'cancel'],
      ['bereavement', 'Family bereavement', '가족의 조사', 'cancel'],
      ['weather', 'Weather', '날씨', 'cancel'],
      ['business', 'Business', '업무', 'cancel'],
      ['mistake', 'Booked by mistake', '잘못 예약함', 'cancel'],
      ['double', 'Booked twice', '중복 예약', 'cancel'],
      ['other', 'Another reason', '기타', 'cancel'],
      ['rarely', 'I rarely use it', '이용 빈도 낮음', 'withdraw'],
      ['privacy', 'Privacy', '개인정보 우려', 'withdraw'],
      ['moved', 'I moved away', '이사', 'withdraw'],
      ['dissatisfied', 'I am not satisfied', '서비스 불만족', 'withdraw'],
      ['sold', 'I sold my membership', '회원권 양도', 'withdraw'],
      ['leave', 'Another reason', '기타', 'withdraw'],
    ],
  },
]
