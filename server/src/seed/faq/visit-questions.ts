import { paragraphs, points, table } from '../notices/notice-text.ts'
import type { FaqText } from './faq-text.ts'

export const visitQuestions: readonly FaqText[] = [
  {
    category: 'FACILITY',
    en: {
      title: 'What should I wear?',
      contents:
        points(
          'On the course: a shirt with a collar or a golf top with sleeves, golf trousers, shorts to the knee or a skirt, and shoes with soft spikes',
          'In the clubhouse: no caps, and no slippers outside the locker rooms',
        ) + paragraphs('Please do not wear jeans or football shirts on the course.'),
    },
    ko: {
      title: '복장 규정이 있나요?',
      contents:
        points(
          '코스: 깃이 있는 셔츠나 소매가 있는 골프 상의, 골프 바지나 무릎 길이 반바지 또는 치마, 소프트 스파이크 골프화',
          '클럽하우스: 모자를 벗어 주시고, 라커룸 밖에서는 슬리퍼를 삼가 주십시오.',
        ) + paragraphs('코스에서는 청바지와 축구 유니폼을 삼가 주십시오.'),
    },
  },
  {
    category: 'FACILITY',
    en: {
      title: 'Can I walk instead of taking a cart?',
      contents: paragraphs(
        'Yes. Every group has one cart for its bags (₩100,000 for 18 holes, ₩60,000 in the evening), but riding is optional. On Hill the way from the sixth green to the seventh tee is steep; most walkers ride that part.',
      ),
    },
    ko: {
      title: '카트를 타지 않고 걸어도 되나요?',
      contents: paragraphs(
        '네. 카트는 팀당 한 대가 배정되어 골프백을 싣지만(팀당 100,000원, 야간 60,000원) 반드시 타실 필요는 없습니다. 힐 코스 6번 그린에서 7번 티까지는 경사가 급해 대부분 카트를 이용하십니다.',
      ),
    },
  },
  {
    category: 'FACILITY',
    en: {
      title: 'Is a caddie included?',
      contents: paragraphs(
        'Each group has one caddie: ₩150,000 for 18 holes, ₩90,000 in the evening, paid to the caddie in cash or at the front desk. If you would like a particular caddie, write it in the note of your booking; we do what the roster allows.',
      ),
    },
    ko: {
      title: '캐디가 함께하나요?',
      contents: paragraphs(
        '팀마다 캐디 한 명이 함께합니다. 캐디피는 18홀 150,000원, 야간 90,000원이며 현금 또는 프런트에서 결제하시면 됩니다. 원하시는 캐디가 있으면 예약 메모에 남겨 주십시오. 배정 상황에 따라 반영해 드립니다.',
      ),
    },
  },
  {
    category: 'FACILITY',
    en: {
      title: 'When should I arrive?',
      contents: paragraphs(
        'Check in at the front desk at least 40 minutes before your tee time and be at the tee ten minutes before it. If your group is more than five minutes late, the starter may send a waiting group first.',
      ),
    },
    ko: {
      title: '언제까지 도착해야 하나요?',
      contents: paragraphs(
        '티타임 40분 전까지 프런트에서 체크인하시고, 10분 전까지 티잉 구역으로 와 주십시오. 티타임이 5분 넘게 지나면 대기 팀이 먼저 출발할 수 있습니다.',
      ),
    },
  },
  {
    category: 'FACILITY',
    en: {
      title: 'Can I rent clubs and shoes?',
      contents:
        table(
          ['Set', 'A round'],
          [
            ['Clubs, men’s or ladies’, right-handed', '₩50,000'],
            ['Clubs, left-handed (two sets)', '₩50,000'],
            ['Shoes, 225 to 290 mm', '₩10,000'],
          ],
        ) + paragraphs('Ask the front desk a day ahead; left-handed sets go quickly.'),
    },
    ko: {
      title: '골프채와 골프화를 빌릴 수 있나요?',
      contents:
        table(
          ['품목', '라운드당'],
          [
            ['남성용·여성용 골프채(오른손)', '50,000원'],
            ['왼손잡이용 골프채(2세트)', '50,000원'],
            ['골프화 225~290 mm', '10,000원'],
          ],
        ) + paragraphs('하루 전까지 프런트에 말씀해 주십시오. 왼손잡이용은 일찍 마감됩니다.'),
    },
  },
  {
    category: 'QUESTION',
    en: {
      title: 'How do guests pay?',
      contents: paragraphs(
        'The price shown at booking is for the whole group and does not change. It is settled at the front desk after the round; the desk splits it by player if you ask.',
      ),
    },
    ko: {
      title: '비회원 동반자는 어떻게 결제하나요?',
      contents: paragraphs(
        '예약할 때 표시된 금액은 팀 전체 금액이며 바뀌지 않습니다. 라운드 후 프런트에서 결제하시면 되며, 원하시면 인원별로 나누어 드립니다.',
      ),
    },
  },
  {
    category: 'QUESTION',
    draft: 'en',
    en: {
      title: 'Can I get a tax invoice?',
      contents: paragraphs('Yes, on the day at the front desk.'),
    },
    ko: {
      title: '세금계산서를 받을 수 있나요?',
      contents: paragraphs(
        '법인회원은 이용일에 프런트에서 사업자등록번호를 말씀해 주시면 다음 달 10일까지 전자 세금계산서를 발행해 드립니다.',
      ),
    },
  },
  {
    category: 'LOST',
    en: {
      title: 'I left something at the club. What now?',
      contents: paragraphs(
        'Call the front desk with the date, the course and a mark that only the owner knows. We keep found items for 30 days and can send them to you at your own cost.',
      ),
    },
    ko: {
      title: '물건을 두고 왔습니다. 어떻게 찾나요?',
      contents: paragraphs(
        '이용일과 코스, 주인만 아는 특징을 프런트로 알려 주십시오. 습득물은 30일 동안 보관하며, 원하시면 착불로 보내 드립니다.',
      ),
    },
  },
]
