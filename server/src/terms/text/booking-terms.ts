import { place, type RuleSentences, type StarterLang, type StarterText } from './facts.ts'

/** Its rules are those that the club has set; only what no setting knows is left to fill. */
export const bookingTerms: Record<StarterLang, (rules: RuleSentences) => StarterText> = {
  en: ({ opening, players, cancelling, standby, draws, groups }) => ({
    title: 'Booking rules',
    sections: [
      [
        'When booking opens',
        ...(opening.length > 0 ? opening : [`${place('when booking opens for each member type')}.`]),
        'Club time applies, as shown with the tee times.',
      ],
      ['Players and names', 'The member who books must play and is responsible for the guests.', players],
      [
        'Cancelling',
        ...cancelling,
        `Illness and family bereavement are excused with ${place('the document that you ask for')}. If the club finds the weather unfit, everyone in that part of the day can cancel free of charge.`,
      ],
      ['Standby', standby],
      ...(draws.length > 0 ? [['Draw', ...draws] as const] : []),
      ...(groups.length > 0 ? [['Groups', ...groups] as const] : []),
      [
        'Price',
        'The price shown when you book does not change. It lists the green fee, cart fee and caddie fee.',
        `It is paid ${place('where and when, such as at the front desk after the round')}.`,
      ],
      ['Resale', 'Tee times may not be sold, and names may not be lent.'],
    ],
  }),
  ko: ({ opening, players, cancelling, standby, draws, groups }) => ({
    title: '예약 규정',
    sections: [
      [
        '예약 시작 시각',
        ...(opening.length > 0 ? opening : [`${place('회원 유형별 예약 시작 시각')}.`]),
        '예약 현황에 표시되는 클럽 시각을 기준으로 합니다.',
      ],
      [
        '인원과 동반자',
        '예약한 회원은 반드시 라운드에 참여하셔야 하며, 동반자에 대한 책임은 회원에게 있습니다.',
        players,
      ],
      [
        '취소',
        ...cancelling,
        `질병과 가족의 조사는 증빙이 있으면 면제됩니다. 제출하실 증빙: ${place('필요한 서류')}.`,
        '클럽이 기상 악화로 판단한 부는 모든 분이 위약 없이 취소하실 수 있습니다.',
      ],
      ['대기', standby],
      ...(draws.length > 0 ? [['추첨', ...draws] as const] : []),
      ...(groups.length > 0 ? [['단체', ...groups] as const] : []),
      [
        '요금',
        '예약할 때 표시된 요금이 그대로 적용되며 그린피, 카트비, 캐디피로 나누어 보여 드립니다.',
        `결제: ${place('장소와 시기. 예: 라운드를 마친 뒤 프런트에서')}.`,
      ],
      ['매매·대여 금지', '티타임을 팔거나 명의를 빌려줄 수 없습니다.'],
    ],
  }),
}
