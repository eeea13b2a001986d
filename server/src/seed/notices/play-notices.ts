import { type NoticeText, paragraphs, points, table } from './notice-text.ts'

export const playNotices: readonly NoticeText[] = [
  {
    opensInDays: -3,
    isTop: true,
    category: 'booking',
    text: () => ({
      en: {
        title: 'Live tee times',
        contents:
          paragraphs('The tee times page now updates within a second, with no need to reload.') +
          points(
            'A tee time that someone is booking is shown as held, with the time it becomes free.',
            'A tee time that is not open yet shows when it opens.',
            'A cancelled tee time goes first to the members who stand by, then to everyone at a random minute.',
          ) +
          paragraphs(
            'A tee time that you choose is held for you for five minutes. See the <a href="/guide">guide</a> for details.',
          ),
      },
      ko: {
        title: '실시간 예약 현황을 시작합니다',
        contents:
          paragraphs('이제 예약 현황이 새로 고침 없이 1초 안에 갱신됩니다.') +
          points(
            '다른 회원이 예약 중인 티타임은 선점으로 표시되며, 다시 예약하실 수 있는 시각을 알려 드립니다.',
            '아직 예약을 받지 않는 티타임은 예약 시작 시각을 알려 드립니다.',
            '취소된 티타임은 먼저 대기 회원에게 제안하며, 이어서 임의의 시각에 모든 회원에게 공개합니다.',
          ) +
          paragraphs('선택하신 티타임은 5분 동안 선점됩니다. 자세한 내용은 <a href="/guide">이용 안내</a>에 있습니다.'),
      },
    }),
  },
  {
    opensInDays: -6,
    category: 'competition',
    text: ({ year }) => ({
      en: {
        title: `Club championship ${year}: results`,
        contents:
          table(
            ['', 'Player', 'Rounds', 'Total'],
            [
              ['1', 'Tae-yang Shin', '71 70 73', '214'],
              ['2', 'Sang-hoon Park', '73 72 71', '216'],
              ['3', 'Jun-hyuk Jang', '70 75 73', '218'],
            ],
          ) +
          paragraphs(
            'Tae-yang Shin won by two shots with a birdie on Pine 9. The prize for the longest drive, 281 m, goes to Woo-jin Han.',
            'Thank you to the greenkeepers: 10.4 on the stimpmeter in the last round.',
          ),
      },
      ko: {
        title: `${year}년 클럽 챔피언십 결과`,
        contents:
          table(
            ['', '선수', '라운드', '합계'],
            [
              ['1', '신태양', '71 70 73', '214'],
              ['2', '박상훈', '73 72 71', '216'],
              ['3', '장준혁', '70 75 73', '218'],
            ],
          ) +
          paragraphs(
            '신태양 회원이 파인 9번 홀 버디로 두 타 차 우승을 차지했습니다. 롱기스트는 281m를 기록한 한우진 회원입니다.',
            '마지막 라운드 그린 스피드 10.4를 만들어 준 코스관리팀에 감사드립니다.',
          ),
      },
    }),
  },
  {
    opensInDays: -18,
    category: 'competition',
    text: ({ day }) => ({
      en: {
        title: `Couples’ foursomes on ${day(22)}: enter now`,
        contents:
          paragraphs(`Thirty-two couples play foursomes on Lake and Pine on ${day(22)}, shotgun start at 12:00.`) +
          points(
            'Handicap: half the combined handicap',
            'Entry: ₩80,000 per couple, lunch included',
            `Closes on ${day(12)} at 17:00`,
          ),
      },
      ko: {
        title: `부부 포섬 대회 (${day(22)}) 참가 신청`,
        contents:
          paragraphs(`${day(22)} 12시, 레이크와 파인 코스에서 32쌍이 샷건 방식으로 포섬 경기를 합니다.`) +
          points('핸디캡: 합계의 절반', '참가비: 한 쌍 8만 원 (점심 포함)', `마감: ${day(12)} 17시`),
      },
    }),
  },
  {
    opensInDays: -27,
    category: 'club',
    text: () => ({
      en: {
        title: 'Two holes-in-one in one week',
        contents: paragraphs(
          'Soo-jin Yoon holed her 7-iron on Lake 3 from 138 m; three days later Young-ho Hwang did the same on Hill 3 with a hybrid from 178 m.',
          'Both have planted the tree that the club presents. You can see them to the left of the first tee on Pine.',
        ),
      },
      ko: {
        title: '일주일에 홀인원 두 번',
        contents: paragraphs(
          '윤수진 회원이 레이크 3번 홀(138m)에서 7번 아이언으로, 사흘 뒤 황영호 회원이 힐 3번 홀(178m)에서 하이브리드로 홀인원을 기록했습니다.',
          '두 분의 기념식수는 파인 1번 티 왼쪽에서 보실 수 있습니다.',
        ),
      },
    }),
  },
]
