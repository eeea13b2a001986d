import { paragraphs, points, table } from '../notices/notice-text.ts'

interface Words {
  title: string
  contents: string
  file?: { name: string; lines: readonly (readonly (string | number)[])[] }
}

export interface ReferenceText {
  openedDaysAgo: number
  category: 'course' | 'club' | 'form'
  en: Words
  ko: Words
}

export const referenceTexts: readonly ReferenceText[] = [
  {
    openedDaysAgo: 210,
    category: 'course',
    en: {
      title: 'Local rules',
      contents:
        paragraphs('The Rules of Golf apply, with these local rules.') +
        points(
          'White stakes are out of bounds. The road between Pine 4 and Pine 5 is out of bounds, also where it has no stakes.',
          'Red stakes mark penalty areas. On Lake 7 the dropping zone beside the bridge may be used.',
          'Bunkers with a blue flag are ground under repair: take free relief outside them.',
          'Electric fences at the edge of the woods are immovable obstructions.',
        ),
    },
    ko: {
      title: '로컬 룰',
      contents:
        paragraphs('대한골프협회 골프 규칙과 다음의 로컬 룰을 적용합니다.') +
        points(
          '흰색 말뚝은 아웃 오브 바운즈입니다. 파인 4번 홀과 5번 홀 사이의 도로는 말뚝이 없는 곳도 아웃 오브 바운즈입니다.',
          '빨간색 말뚝은 페널티 구역입니다. 레이크 7번 홀에서는 다리 옆 드롭 존을 이용하실 수 있습니다.',
          '파란 깃발이 있는 벙커는 수리지이며, 벌타 없이 벙커 밖에서 구제를 받으실 수 있습니다.',
          '숲 가장자리의 전기 울타리는 움직일 수 없는 장해물입니다.',
        ),
    },
  },
  {
    openedDaysAgo: 180,
    category: 'club',
    en: {
      title: 'A guide to pace of play',
      contents:
        table(
          ['Part of the round', 'Time'],
          [
            ['Nine holes', '2 h 10 min'],
            ['Turn', '10 min'],
            ['Eighteen holes', '4 h 30 min'],
          ],
        ) +
        points(
          'Be at the tee ten minutes before your tee time.',
          'Play when you are ready; the first to be ready plays first.',
          'Search for a ball for three minutes, then continue.',
          'Leave the cart beside the next tee before you putt.',
        ),
    },
    ko: {
      title: '경기 진행 안내',
      contents:
        table(
          ['구간', '시간'],
          [
            ['9홀', '2시간 10분'],
            ['그늘집', '10분'],
            ['18홀', '4시간 30분'],
          ],
        ) +
        points(
          '티타임 10분 전까지 티잉 구역에 도착해 주십시오.',
          '준비되신 분부터 먼저 치시면 됩니다.',
          '공을 찾는 시간은 3분입니다.',
          '퍼팅하기 전에 카트를 다음 홀 쪽으로 옮겨 주십시오.',
        ),
    },
  },
  {
    openedDaysAgo: 120,
    category: 'form',
    en: {
      title: 'Form: list of players for a group',
      contents: paragraphs(
        'Fill in the table and send it to the office ten days before you play. One line for each player.',
      ),
      file: {
        name: 'group-players.csv',
        lines: [
          ['No.', 'Name', 'Member number', 'Phone', 'Cart (yes/no)'],
          ...[1, 2, 3, 4].map((no) => [no, '', '', '', '']),
        ],
      },
    },
    ko: {
      title: '서식: 단체 참가자 명단',
      contents: paragraphs('표를 작성하여 이용일 10일 전까지 사무국으로 보내 주십시오. 한 줄에 한 명씩 적어 주십시오.'),
      file: {
        name: '단체-참가자-명단.csv',
        lines: [
          ['번호', '이름', '회원번호', '연락처', '카트 이용(예/아니오)'],
          ...[1, 2, 3, 4].map((no) => [no, '', '', '', '']),
        ],
      },
    },
  },
  {
    openedDaysAgo: 60,
    category: 'course',
    en: {
      title: 'How the greens are cared for',
      contents:
        table(
          ['Month', 'Work'],
          [
            ['March', 'First cut, sand in the tees'],
            ['June', 'Aeration of the greens, Lake first'],
            ['September', 'Second aeration, new seed in the divots'],
            ['November', 'Covers for frost, before the first tee time'],
          ],
        ) +
        paragraphs(
          'For two weeks after an aeration the greens roll more slowly. The tee times page says so on those days.',
        ),
      file: {
        name: 'care-of-the-greens.csv',
        lines: [
          ['Loop', 'Work', 'From', 'To'],
          ['Lake', 'Aeration', '8 June', '10 June'],
          ['Pine', 'Aeration', '15 June', '17 June'],
          ['Hill', 'Aeration', '22 June', '24 June'],
        ],
      },
    },
    ko: {
      title: '그린 관리 계획',
      contents:
        table(
          ['월', '작업'],
          [
            ['3월', '첫 예초, 티 모래 보충'],
            ['6월', '그린 통기 작업 (레이크부터)'],
            ['9월', '2차 통기 작업, 디봇 파종'],
            ['11월', '서리 방지 덮개 설치 (첫 티타임 전)'],
          ],
        ) + paragraphs('통기 작업 후 2주 동안은 그린이 다소 느립니다. 해당 일자는 예약 현황에 표시합니다.'),
      file: {
        name: '그린-관리-일정.csv',
        lines: [
          ['코스', '작업', '시작', '종료'],
          ['레이크', '통기', '6월 8일', '6월 10일'],
          ['파인', '통기', '6월 15일', '6월 17일'],
          ['힐', '통기', '6월 22일', '6월 24일'],
        ],
      },
    },
  },
]
