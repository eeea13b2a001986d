import { type NoticeText, paragraphs, points } from './notice-text.ts'

export const courseNotices: readonly NoticeText[] = [
  {
    opensInDays: -2,
    isTop: true,
    category: 'course',
    text: ({ day }) => ({
      en: {
        title: `Greens aeration from ${day(17)} to ${day(19)}`,
        contents:
          paragraphs(
            'We aerate the greens one loop a day. The loop of the day is closed in the morning; the other two play as usual.',
          ) +
          points(`${day(17)}: Lake`, `${day(18)}: Pine`, `${day(19)}: Hill`) +
          paragraphs('The greens recover within ten days. Until then we cut at 4 mm and roll every second morning.'),
      },
      ko: {
        title: `그린 통기 작업 안내 (${day(17)}~${day(19)})`,
        contents:
          paragraphs(
            '하루에 한 코스씩 그린 통기 작업을 진행합니다. 해당 코스는 오전에 운영하지 않으며 나머지 두 코스는 정상 운영합니다.',
          ) +
          points(`${day(17)}: 레이크 코스`, `${day(18)}: 파인 코스`, `${day(19)}: 힐 코스`) +
          paragraphs('그린은 열흘 안에 회복됩니다. 그동안 예고 4mm를 유지하고 이틀에 한 번 아침 롤링을 합니다.'),
      },
    }),
  },
  {
    opensInDays: -5,
    category: 'course',
    text: ({ day }) => ({
      en: {
        title: `Bunker work on Hill 4 and 5 on ${day(5)}`,
        contents: paragraphs(
          'After the heavy rain of the summer, the bunkers left of the fourth and fifth greens will get new sand and drains.',
          `On ${day(5)} the tee times of the first hour on Hill stay closed. All other times are open.`,
        ),
      },
      ko: {
        title: `힐 4, 5번 홀 벙커 공사 안내 (${day(5)})`,
        contents: paragraphs(
          '여름 폭우로 손상된 힐 4번과 5번 홀 그린 왼쪽 벙커의 모래와 배수관을 교체합니다.',
          `${day(5)}에는 힐 코스를 첫 티타임부터 1시간 동안 운영하지 않습니다. 그 외 시간은 정상 운영합니다.`,
        ),
      },
    }),
  },
  {
    opensInDays: -12,
    category: 'course',
    text: () => ({
      en: {
        title: 'Frost and fog: how we decide',
        contents:
          paragraphs(
            'On cold mornings the starter looks at the greens an hour before the first tee time and tells everyone by text message.',
          ) +
          points(
            'Frost: the first tee times wait, in steps of 15 minutes. You keep your place in the order.',
            'Fog: play starts when the 150 m marker can be seen from the tee.',
            'Closed for a whole part of the day: everyone can cancel free of charge.',
          ),
      },
      ko: {
        title: '서리와 안개가 있는 날의 운영 기준',
        contents:
          paragraphs('추운 아침에는 스타터가 첫 티타임 1시간 전에 그린을 확인하고 문자로 알려 드립니다.') +
          points(
            '서리: 첫 팀부터 15분 단위로 출발을 늦춥니다. 순서는 그대로 유지됩니다.',
            '안개: 티에서 150m 표지가 보이면 출발합니다.',
            '한 부 전체를 운영하지 못하는 경우 모든 분이 위약 없이 취소하실 수 있습니다.',
          ),
      },
    }),
  },
  {
    opensInDays: -33,
    category: 'course',
    text: () => ({
      en: {
        title: 'New forward tees on Lake 3, 6 and 8',
        contents: paragraphs(
          'Three new forward tees shorten Lake by 104 m so that more players can reach the greens with an iron.',
          'They are rated for handicaps and have green markers. The caddies know the new distances.',
        ),
      },
      ko: {
        title: '레이크 3, 6, 8번 홀 포워드 티 신설',
        contents: paragraphs(
          '레이크 코스에 포워드 티 세 곳이 새로 생겼습니다. 전체 길이가 104m 짧아져 아이언으로 그린을 노리실 수 있습니다.',
          '핸디캡 산정에 반영되며 초록색으로 표시했습니다. 새 거리는 캐디가 안내해 드립니다.',
        ),
      },
    }),
  },
  {
    opensInDays: 9,
    category: 'course',
    text: ({ day }) => ({
      en: {
        title: 'Winter greens on Pine 7',
        contents: paragraphs(
          `From ${day(12)} Pine 7 plays to its winter green while the shade of the ridge holds the frost.`,
          'It remains a par 3; the tee moves 20 m forward.',
        ),
      },
      ko: {
        title: '파인 7번 홀 겨울 그린 운영',
        contents: paragraphs(
          `${day(12)}부터 능선 그늘로 서리가 남는 파인 7번 홀은 겨울 그린으로 운영합니다.`,
          '파는 3으로 같으며 티는 20m 앞으로 옮깁니다.',
        ),
      },
    }),
  },
]
