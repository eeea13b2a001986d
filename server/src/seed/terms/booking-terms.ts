import { type Section, sections, type TermsText } from '../../terms/text/sections.ts'

const EN: readonly Section[] = [
  [
    'When booking opens',
    'Full members and corporate nominees: weekdays on Monday at 09:00 four weeks ahead, weekends and holidays on Friday at 09:00 two weeks ahead. A whole week, Monday to Sunday, opens at the same time.',
    'Family members: weekdays on Monday at 13:00 four weeks ahead, weekends and holidays seven days ahead at 09:00.',
    'Weekday members: weekdays on Monday at 09:00 four weeks ahead, weekends and holidays seven days ahead at 09:00.',
    'Web members: weekdays on Wednesday at 09:00 three weeks ahead, weekends and holidays seven days ahead at 13:00.',
    'Club time applies, as shown with the tee times.',
  ],
  [
    'Holding a tee time',
    'A tee time that you choose is held for you for 5 minutes. In the last minute you can extend it by 2 minutes, twice.',
    'You can hold one tee time at a time. If a hold expires or you release it, you can hold the same tee time again after one minute. The first release of a day has no wait.',
    'Members who need more time can ask for twice as long under My information.',
  ],
  [
    'Limits',
    'One tee time per member per day. Each person plays once in each part of the day.',
    'Weekends and holidays: three a month for full members and corporate nominees, one for family and web members. Weekdays: four a month for family and web members.',
  ],
  [
    'Players and names',
    'A tee time is for 4 players and is charged for 4. If a group with too few players happens 3 times in 12 months, the booker is suspended from booking for 30 days.',
    'The member who books must play. A booker who does not come while the group plays is warned, and is suspended for 30 days the second time and 90 days each later time in 12 months.',
    'Companions may stay unnamed until 17:00 two days before the day of play.',
    'Up to 3 guests per member per day; the same guest once a month and six times a year. The member is responsible for the guests.',
  ],
  [
    'Cancelling',
    'Free until 17:00 three days before the day of play; at weekends and on holidays until 17:00 four days before.',
    'If you cancel later, you are suspended from booking: 30 days, 60 days if you cancel the day before, 90 days on the day itself. No-show: 180 days.',
    'Instead of the suspension you may pay 10, 20 or 30% of the group’s green fees at the front desk when you next check in, and within 30 days at the latest; for a no-show 30%, once in 12 months. If it is not paid then, the suspension begins. It is one or the other, never both.',
    '5 cancellations in a month lead to a suspension of 14 days. Free cancellations count. A booking that you undo within 10 minutes, and not within 24 hours of play, does not, twice a day.',
    'A cancelled tee time is offered to the members who stand by, and is free for everyone at a random minute 10 to 60 minutes later, between 08:00 and 21:00. Within 24 hours of the tee time it is free immediately; you can book it again after 24 hours.',
    'Illness and family bereavement are excused with a document. If the club finds the weather unfit, everyone in that part of the day can cancel free of charge.',
    'If the club delays play, your tee time moves with everyone in it. We send you one message, and until the new time you can cancel free of charge; it does not count as a cancellation.',
    'You can appeal against a penalty on My page once, within 14 days. It stays in force until the club decides; a suspension that is not decided within 14 days is interrupted until it is.',
  ],
  [
    'Standby',
    'You can stand by for up to three days to come, one entry a day. A freed tee time is offered in the order of joining: you have 60 minutes to accept it, 15 within 48 hours of the tee time. Declining costs nothing; after two offers without an answer we stop asking until you continue.',
    'If you agreed to it, the tee time is booked without asking, up to the price shown, while cancelling is free. A late offer that you accept can be cancelled free of charge for two hours, and until the day before the round; a tee time within these two hours is no no-show.',
  ],
  [
    'Draw',
    'Part of the tee times of weekend and holiday mornings is allocated by draw: you enter from Monday 09:00 to Wednesday 17:00, two weeks before. Each person can be in one entry a day.',
    'Each miss in a row raises your chance, each win in the last eight weeks lowers it, and members who have waited longest choose first. The order follows from a number that does not exist before entries close, so that anyone can compute the result again.',
    'A tee time that you win is booked for you at the price of that day, and counts in your limit of the month. Until Friday 12:00 you can release it, which is no cancellation. Companions are named until 17:00 four days before the day of play.',
    'Members who had an entry of their own for a day cannot join a tee time won in its draw, unless its party named them when entries closed.',
    'If you do not win, you stand by before those who joined themselves, unless you chose otherwise. What is left on Friday at 13:00 goes to standby first, and then to everyone.',
  ],
  [
    'Groups',
    'Groups apply to play on fixed dates of a whole season, with a president and a secretary who are members of the club. A group plays at least 80% of its dates.',
    'The officers name the players of each tee time by 17:00, 1 day before the day of play. They can change them until 30 minutes before the tee time. The president or the secretary plays. A tee time has at least 3 players; fewer than four pay for four, and no coupon can be used.',
    'A date can be skipped until 14:00, 15 days before, at most 2 times a season. A date can have one tee time fewer, free of charge, until 17:00, 7 days before. A whole date can be cancelled until 17:00, 14 days before, which counts as skipped. Later each tee time costs 10% of the green fees of four players until 7 days before the day of play. Then it costs 20% until 3 days before, and 30% after that. In place of the money, the president and the secretary can be suspended from booking for 90 days. The officer who decides pays. The other one is suspended only after accepting the office or acting for the group.',
    'One skip too many, or 2 dates on which no one came, end the contract.',
  ],
  [
    'Price',
    'The price shown when you book does not change. It lists the green fee, cart fee and caddie fee.',
    'It is paid at the front desk after the round.',
  ],
  [
    'Resale',
    'Tee times may not be sold, and names may not be lent. Members who do so are suspended for 180 days or more.',
    'If the club allows it, you can hand over a booking to a companion without payment. The companion becomes the booker by accepting it.',
  ],
  [
    'Coupons',
    'One coupon can be used in a booking, in place of discounts. It is for the days, times and number of players that it names.',
    'If you cancel free of charge, or the club cancels, the coupon is returned. If you cancel later, or do not come, it is forfeited. It is returned if the penalty is waived.',
    'A coupon that is returned after its last day is valid for 14 more days, once.',
    'If you hand over the booking, the coupon stays yours and the price is calculated again.',
  ],
]

const KO: readonly Section[] = [
  [
    '예약 시작 시각',
    '정회원과 법인회원(지명): 주중은 4주 전 월요일 09:00, 주말과 공휴일은 2주 전 금요일 09:00부터 예약하실 수 있습니다. 월요일부터 일요일까지 한 주의 예약이 한꺼번에 시작됩니다.',
    '가족회원: 주중은 4주 전 월요일 13:00, 주말과 공휴일은 7일 전 09:00부터 예약하실 수 있습니다.',
    '주중회원: 주중은 4주 전 월요일 09:00, 주말과 공휴일은 7일 전 09:00부터 예약하실 수 있습니다.',
    '인터넷회원: 주중은 3주 전 수요일 09:00, 주말과 공휴일은 7일 전 13:00부터 예약하실 수 있습니다.',
    '예약 현황에 표시되는 클럽 시각을 기준으로 합니다.',
  ],
  [
    '티타임 선점',
    '선택하신 티타임은 5분 동안 다른 회원이 예약할 수 없습니다. 마지막 1분에는 2분씩 두 번 연장하실 수 있습니다.',
    '한 번에 한 티타임만 선점하실 수 있습니다. 선점 시간이 지나거나 선점을 취소하시면 같은 티타임은 1분 뒤에 다시 선점하실 수 있습니다. 하루의 첫 선점 취소 뒤에는 바로 다시 선점하실 수 있습니다.',
    '시간이 더 필요하신 회원은 회원정보에서 선점 시간을 두 배로 늘리실 수 있습니다.',
  ],
  [
    '예약 횟수',
    '회원 한 분이 하루에 한 티타임을 예약하실 수 있습니다. 한 분은 같은 날 같은 부에 한 번만 라운드하실 수 있습니다.',
    '주말과 공휴일은 정회원과 법인회원(지명) 월 3회, 가족회원과 인터넷회원 월 1회입니다. 주중은 가족회원과 인터넷회원 월 4회입니다.',
  ],
  [
    '인원과 동반자',
    '티타임은 4인 기준이며 요금도 4인 기준으로 계산합니다. 12개월 안에 최소 인원 미달이 3번 있으면 예약자의 예약이 30일 동안 정지됩니다.',
    '예약한 회원은 반드시 라운드에 참여하셔야 합니다. 동반자만 라운드하고 예약자가 오지 않으면 첫 번째는 경고, 12개월 안의 두 번째는 30일, 그다음부터는 90일 동안 예약이 정지됩니다.',
    '동반자 성명은 이용일 2일 전 17:00까지 정하지 않으셔도 됩니다.',
    '비회원 동반자는 회원당 하루 3명까지이며, 같은 분은 월 1회, 연 6회까지 함께하실 수 있습니다. 동반자에 대한 책임은 회원에게 있습니다.',
  ],
  [
    '취소',
    '주중은 이용일 3일 전 17:00까지, 주말과 공휴일은 4일 전 17:00까지 위약 없이 취소하실 수 있습니다.',
    '위 기한 뒤에 취소하시면 30일, 하루 전에는 60일, 당일에는 90일 동안 예약이 정지됩니다. 노쇼(미내장)는 180일입니다.',
    '정지 대신 팀 그린피의 10, 20, 30%를 다음 체크인 때, 늦어도 30일 안에 프런트에서 내실 수 있으며, 노쇼는 12개월에 한 번 30%를 내실 수 있습니다. 그때 내지 않으시면 정지가 시작됩니다. 두 가지를 함께 적용하지 않습니다.',
    '한 달에 5건을 취소하시면 14일 동안 예약이 정지됩니다. 위약 없는 취소도 포함됩니다. 예약 후 10분 안에, 이용 24시간 전까지 되돌리신 예약은 하루 두 번까지 포함되지 않습니다.',
    '취소하신 티타임은 먼저 대기 회원에게 제안하며, 10–60분 뒤 임의의 시각(08:00–21:00)에 모든 회원에게 공개합니다. 티타임까지 24시간이 남지 않았으면 바로 공개합니다. 취소하신 분은 24시간 뒤에 다시 예약하실 수 있습니다.',
    '질병과 가족의 조사는 증빙이 있으면 면제됩니다. 클럽이 기상 악화로 판단한 부는 모든 분이 위약 없이 취소하실 수 있습니다.',
    '클럽이 경기를 지연하면 티타임이 예약자와 동반자 모두와 함께 변경됩니다. 안내를 한 번 보내 드리며, 변경된 시간까지 위약 없이 취소하실 수 있고 취소 횟수에 포함되지 않습니다.',
    '위약에 대한 이의는 마이페이지에서 14일 안에 한 번 신청하실 수 있습니다. 클럽이 결정할 때까지 위약은 그대로 적용되며, 14일 안에 결정되지 않으면 결정될 때까지 예약 정지가 중단됩니다.',
  ],
  [
    '대기',
    '앞으로의 날짜 3일까지, 하루 한 건씩 대기하실 수 있습니다. 취소된 티타임은 신청 순서대로 제안하며 60분, 티타임까지 48시간이 남지 않았으면 15분 안에 수락하실 수 있습니다. 거절하셔도 불이익이 없으며, 두 번 연속 응답이 없으면 다시 시작하실 때까지 제안하지 않습니다.',
    '동의하신 경우 위약 없이 취소하실 수 있는 동안에는 표시된 요금 이하에서 확인 없이 예약합니다. 임박한 제안을 수락하신 예약은 2시간 동안, 그리고 이용일 전날까지 위약 없이 취소하실 수 있으며, 그 2시간 안의 티타임은 노쇼로 보지 않습니다.',
  ],
  [
    '추첨',
    '주말과 공휴일 오전 티타임의 일부는 추첨으로 배정합니다. 2주 전 월요일 09:00부터 수요일 17:00까지 응모하실 수 있으며, 한 분은 하루에 한 응모에만 참여하실 수 있습니다.',
    '연속으로 낙첨하실수록 확률이 올라가고 최근 8주의 당첨은 확률을 낮추며, 가장 오래 기다리신 분부터 배정합니다. 순서는 응모 마감 전에는 존재하지 않는 수로 정해지므로 결과를 직접 다시 계산해 확인하실 수 있습니다.',
    '당첨된 티타임은 발표일의 요금으로 자동 예약되며 월 예약 횟수에 포함됩니다. 금요일 12:00까지 당첨을 취소하실 수 있으며 예약 취소로 보지 않습니다. 동반자 성명은 이용일 4일 전 17:00까지 정해 주십시오.',
    '같은 날 추첨에 따로 응모하신 분은 마감 때 그 팀에 이름이 있었던 경우가 아니면 당첨된 티타임에 함께하실 수 없습니다.',
    '낙첨되시면 따로 선택하지 않으신 한 직접 신청한 대기보다 앞 순번으로 대기합니다. 금요일 13:00에 남은 티타임은 대기 회원에게 먼저 제안한 뒤 모든 회원에게 공개합니다.',
  ],
  [
    '단체',
    '단체는 회원인 회장과 총무가 한 시즌의 정기 라운드를 신청합니다. 정해진 라운드의 80% 이상을 이행해야 합니다.',
    '임원은 티타임별 참가자를 이용일 1일 전 17:00까지 입력해 주십시오. 티타임 30분 전까지 변경하실 수 있습니다. 회장 또는 총무가 함께 라운드하셔야 합니다. 티타임마다 3명 이상 참가하셔야 합니다. 4명보다 적어도 4명 요금이며 쿠폰은 사용하실 수 없습니다.',
    '라운드는 15일 전 14:00까지 한 시즌에 2회 건너뛰실 수 있습니다. 티타임 하나는 7일 전 17:00까지 위약 없이 줄이실 수 있습니다. 라운드 전체는 14일 전 17:00까지 취소하실 수 있으며 건너뛴 횟수에 포함됩니다. 그 뒤에는 이용일 7일 전까지 티타임마다 4인 그린피의 10%를 내셔야 합니다. 그다음 3일 전까지는 20%, 그 후에는 30%입니다. 납부를 선택하지 않으시면 회장과 총무의 예약이 90일 동안 정지됩니다. 납부는 결정한 임원이 하며, 다른 임원의 예약은 임원을 수락했거나 임원으로서 활동한 뒤에만 정지됩니다.',
    '건너뛴 횟수가 이를 넘거나 아무도 내장하지 않은 라운드가 2회이면 계약이 종료됩니다.',
  ],
  [
    '요금',
    '예약할 때 표시된 요금이 그대로 적용되며 그린피, 카트비, 캐디피로 나누어 보여 드립니다.',
    '요금은 라운드를 마친 뒤 프런트에서 결제해 주십시오.',
  ],
  [
    '매매·대여 금지',
    '티타임을 팔거나 명의를 빌려줄 수 없습니다. 위반하시면 180일 이상 예약이 정지됩니다.',
    '클럽이 허용하는 경우 예약을 동반자에게 대가 없이 양도하실 수 있습니다. 동반자가 수락하면 예약자가 됩니다.',
  ],
  [
    '쿠폰',
    '한 예약에 쿠폰 한 장을 할인 대신 사용하실 수 있습니다. 쿠폰에 표시된 날짜, 시간대, 인원에만 사용하실 수 있습니다.',
    '위약 없이 취소하시거나 클럽이 취소하면 쿠폰을 돌려 드립니다. 기한 후에 취소하시거나 오지 않으시면 쿠폰은 소멸되며, 위약이 면제되면 돌려 드립니다.',
    '만료일이 지난 뒤에 돌려 드린 쿠폰은 한 번에 한하여 14일 동안 더 사용하실 수 있습니다.',
    '예약을 양도하시면 쿠폰은 회원님께 남고 금액은 다시 계산됩니다.',
  ],
]

/** The sections of the rules that the booker accepts; the numbers are the defaults of the policies and of the penalties. */
export const bookingSections = { en: EN, ko: KO } as const

export const bookingTerms: TermsText = {
  type: 'BOOKING',
  isRequired: true,
  en: { title: 'Booking rules', contents: sections(EN) },
  ko: { title: '예약 규정', contents: sections(KO) },
}
