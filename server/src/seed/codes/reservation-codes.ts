import { type CodeGroup, hours } from './code-group.ts'

/** Codes of the tee sheet and of bookings. */
export const reservationCodes: readonly CodeGroup[] = [
  {
    id: '504',
    name: 'Holes',
    codes: [
      ['9', '9 holes', '9홀'],
      ['18', '18 holes', '18홀'],
      ['27', '27 holes', '27홀'],
    ],
  },
  {
    id: '517',
    name: 'Courses',
    codes: [
      ['1', 'Lake', '레이크'],
      ['2', 'Pine', '파인'],
      ['3', 'Hill', '힐'],
    ],
  },
  {
    id: '218',
    name: 'Day parts',
    codes: [
      ['1', 'Morning', '1부'],
      ['2', 'Midday', '2부'],
      ['3', 'Evening', '3부'],
    ],
  },
  { id: '325', name: 'Standby hours', codes: hours(5, 18) },
  { id: '364', name: 'Group hours', codes: hours(5, 18) },
  {
    id: '509',
    name: 'Booking status',
    codes: [
      ['CF', 'Booked', '예약 확정'],
      ['CX', 'Cancelled', '취소'],
      ['CL', 'Cancelled late', '기한 후 취소'],
      ['CC', 'Cancelled by the club', '클럽 취소'],
      ['CI', 'Checked in', '체크인'],
      ['PL', 'Played', '라운드 완료'],
      ['NS', 'No-show', '노쇼 (미내장)'],
    ],
  },
  {
    id: 'BMD',
    name: 'Booking types',
    codes: [
      ['N', 'Normal', '일반 예약'],
      ['S', 'From standby', '대기 예약'],
      ['D', 'From a draw', '추첨 예약'],
      ['T', 'Group', '단체 예약'],
      ['H', 'Club', '클럽 예약'],
      ['P', 'By phone', '전화 예약'],
    ],
  },
  {
    id: 'HDE',
    name: 'Day types',
    codes: [
      ['WD', 'Weekday', '주중'],
      ['SA', 'Saturday', '토요일'],
      ['SU', 'Sunday', '일요일'],
      ['HO', 'Holiday', '공휴일'],
      ['EV', 'Day before a holiday', '공휴일 전일'],
    ],
  },
  {
    id: '327',
    name: 'Standby status',
    codes: [
      ['W', 'Waiting', '대기 중'],
      ['O', 'Offered', '제안됨'],
      ['A', 'Assigned', '배정됨'],
      ['D', 'Declined', '거절함'],
      ['E', 'Expired', '기한 지남'],
      ['C', 'Cancelled', '취소함'],
    ],
  },
  {
    id: 'W05',
    name: 'How booking opens',
    codes: [
      ['F', 'First come, first served', '선착순'],
      ['L', 'Lobby', '대기실'],
      ['D', 'Draw', '추첨'],
      ['S', 'Staff only', '직원 배정'],
    ],
  },
  {
    id: '200',
    name: 'Group schedules',
    codes: [
      ['M1', 'Every month', '매월'],
      ['M2', 'Every two months', '격월'],
      ['W1', 'Every week', '매주'],
      ['W2', 'Twice a month', '월 2회'],
      ['S1', 'Once', '1회'],
    ],
  },
  {
    id: '363',
    name: 'Weeks of the month',
    codes: [
      ['1', 'First', '첫째 주'],
      ['2', 'Second', '둘째 주'],
      ['3', 'Third', '셋째 주'],
      ['4', 'Fourth', '넷째 주'],
      ['L', 'Last', '마지막 주'],
    ],
  },
]
