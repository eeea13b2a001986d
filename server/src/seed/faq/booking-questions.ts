import { paragraphs, points, table } from '../notices/notice-text.ts'
import type { FaqText } from './faq-text.ts'

export const bookingQuestions: readonly FaqText[] = [
  {
    category: 'RESERVATION',
    en: {
      title: 'When does booking open?',
      contents:
        paragraphs('Usually at 09:00 club time. The day depends on your membership:') +
        table(
          ['Membership', 'Weekdays', 'Weekends and holidays'],
          [
            ['Full, corporate', 'Monday, four weeks ahead', 'Friday, two weeks ahead'],
            ['Family', 'Monday, four weeks ahead, at 13:00', 'seven days ahead'],
            ['Weekday', 'Monday, four weeks ahead', 'seven days ahead'],
            ['Web', 'Wednesday, three weeks ahead', 'seven days ahead, at 13:00'],
          ],
        ) +
        paragraphs(
          'The <a href="/reservation">tee times page</a> says when booking opens for a tee time that is not open yet.',
        ),
    },
    ko: {
      title: '예약은 언제 시작되나요?',
      contents:
        paragraphs('대개 클럽 시각 09:00에 시작됩니다. 시작되는 날은 회원 유형에 따라 다릅니다.') +
        table(
          ['회원', '주중', '주말·공휴일'],
          [
            ['정회원, 법인 지명회원', '4주 전 월요일', '2주 전 금요일'],
            ['가족회원', '4주 전 월요일 13:00', '7일 전'],
            ['주중회원', '4주 전 월요일', '7일 전'],
            ['인터넷회원', '3주 전 수요일', '7일 전 13:00'],
          ],
        ) +
        paragraphs(
          '아직 예약을 받지 않는 티타임의 예약 시작 시각은 <a href="/reservation">예약 현황</a>에 표시됩니다.',
        ),
    },
  },
  {
    category: 'RESERVATION',
    en: {
      title: 'How long does a tee time stay mine while I book?',
      contents: paragraphs(
        'Five minutes. In the last minute you can add two minutes, twice. If you need more time, ask for twice as long under My information.',
        'You can hold one tee time at a time. If a hold expires or you release it, you can hold the same tee time again one minute later. The first release of a day has no wait.',
      ),
    },
    ko: {
      title: '예약하는 동안 티타임은 얼마나 선점되나요?',
      contents: paragraphs(
        '5분입니다. 마지막 1분에는 2분씩 두 번 늘리실 수 있습니다. 시간이 더 필요하시면 회원정보에서 두 배로 신청해 주십시오.',
        '한 번에 한 티타임만 선점하실 수 있습니다. 시간이 지났거나 선점을 취소하신 티타임은 1분 뒤에 다시 선택하실 수 있습니다. 하루의 첫 선점 취소 뒤에는 바로 다시 선택하실 수 있습니다.',
      ),
    },
  },
  {
    category: 'RESERVATION',
    en: {
      title: 'Until when can I cancel without a penalty?',
      contents:
        points(
          'Weekdays: until 17:00 three days before the day of play',
          'Weekends and holidays: until 17:00 four days before',
        ) + paragraphs('Your booking under <a href="/mypage">My page</a> shows the exact time.'),
    },
    ko: {
      title: '언제까지 위약 없이 취소할 수 있나요?',
      contents:
        points('주중: 이용일 3일 전 17:00까지', '주말과 공휴일: 이용일 4일 전 17:00까지') +
        paragraphs('정확한 시각은 <a href="/mypage">마이페이지</a>의 예약 내역에서 확인하실 수 있습니다.'),
    },
  },
  {
    category: 'RESERVATION',
    en: {
      title: 'Do I have to name all players when I book?',
      contents: paragraphs(
        'No. Companions may stay unnamed until 17:00 two days before the day of play. You can bring up to three guests a day; the same guest may play once a month and six times a year.',
      ),
    },
    ko: {
      title: '예약할 때 동반자 성명을 모두 입력해야 하나요?',
      contents: paragraphs(
        '아닙니다. 동반자 성명은 이용일 2일 전 17:00까지 정하시면 됩니다. 비회원 동반자는 하루 3명까지이며, 같은 분은 월 1회, 연 6회까지 함께하실 수 있습니다.',
      ),
    },
  },
  {
    category: 'RESERVATION',
    en: {
      title: 'What happens when it rains?',
      contents: paragraphs(
        'The club decides at dawn, and again before each part of the day. If it finds the weather unfit, everyone in that part of the day can cancel without a penalty, and we write to all who booked.',
        'If play stops on the course, you pay for the holes you played.',
      ),
    },
    ko: {
      title: '비가 오면 어떻게 되나요?',
      contents: paragraphs(
        '클럽이 새벽과 각 부 시작 전에 결정합니다. 기상 악화로 판단한 부는 모든 분이 위약 없이 취소하실 수 있으며, 예약자 모두에게 알려 드립니다.',
        '라운드 중에 중단되면 이용하신 홀만큼 정산합니다.',
      ),
    },
  },
  {
    category: 'APPEAL',
    en: {
      title: 'I cancelled late. What does it cost?',
      contents:
        table(
          ['Cancelled', 'Suspension', 'or payment'],
          [
            ['after the deadline', '30 days', '10% of the group’s green fees'],
            ['the day before', '60 days', '20%'],
            ['on the day', '90 days', '30%'],
          ],
        ) +
        paragraphs(
          'Before you confirm, the page shows the penalty. It is one or the other, never both. A payment is due when you next check in, and within 30 days at the latest; then the suspension begins. Illness and family bereavement are excused with a document.',
        ),
    },
    ko: {
      title: '늦게 취소하면 위약은 어떻게 되나요?',
      contents:
        table(
          ['취소 시점', '예약 정지', '또는 위약금'],
          [
            ['기한 이후', '30일', '팀 그린피의 10%'],
            ['하루 전', '60일', '20%'],
            ['당일', '90일', '30%'],
          ],
        ) +
        paragraphs(
          '취소를 확정하시기 전에 적용되는 위약을 보여 드립니다. 둘 중 하나만 적용하며, 위약금은 다음 체크인 때, 늦어도 30일 안에 내지 않으시면 정지가 시작됩니다. 질병과 가족의 조사는 증빙이 있으면 면제됩니다.',
        ),
    },
  },
]
