import type { SectionText } from './section-text.ts'

export const guideSections: readonly SectionText[] = [
  {
    kind: 'TEXT',
    en: 'How to book',
    ko: '예약 방법',
    body: {
      en: '<ol><li>Open Tee times and choose a day. Each tee time shows whether it is free and what it costs.</li><li>Press a free tee time. It is held for you while you name your companions.</li><li>Check the price and the deadline for free cancellation, and confirm.</li></ol><p>Companions can still be named later; the booking says until when.</p>',
      ko: '<ol><li>예약 화면에서 날짜를 선택해 주십시오. 티타임마다 예약 가능 여부와 요금이 표시됩니다.</li><li>비어 있는 티타임을 누르시면 동반자를 입력하시는 동안 티타임이 선점됩니다.</li><li>요금과 위약 없이 취소하실 수 있는 기한을 확인하신 뒤 예약해 주십시오.</li></ol><p>동반자는 나중에 입력하셔도 됩니다. 입력 기한은 예약 내용에 표시됩니다.</p>',
    },
  },
  {
    kind: 'TEXT',
    en: 'What to wear',
    ko: '복장',
    body: {
      en: '<p>A shirt with a collar or a golf top with sleeves, and golf trousers, shorts to the knee or a skirt. Soft spikes only. In the clubhouse please take off your cap.</p>',
      ko: '<p>깃이 있는 셔츠나 소매가 있는 골프 상의, 골프 바지나 무릎 길이 반바지, 치마를 착용해 주십시오. 스파이크는 소프트 스파이크만 가능합니다. 클럽하우스 안에서는 모자를 벗어 주십시오.</p>',
    },
  },
  {
    kind: 'TEXT',
    en: 'Course etiquette',
    ko: '코스 예절',
    body: {
      en: '<ul><li>Be at the first tee ten minutes before your tee time.</li><li>Keep up with the group in front, not only ahead of the group behind.</li><li>Rake bunkers, replace divots, repair pitch marks.</li><li>Carts stay on the path when the ground is soft; a red flag at the first tee says so.</li><li>When the horn sounds, leave the course immediately.</li></ul>',
      ko: '<ul><li>출발 10분 전까지 첫 티에 도착해 주십시오.</li><li>뒤 팀을 의식하기보다 앞 팀과의 간격을 지켜 주십시오.</li><li>벙커를 정리하고, 디봇을 메우고, 볼 자국을 고쳐 주십시오.</li><li>땅이 무른 날에는 카트는 카트 도로로만 운행합니다. 첫 티의 붉은 깃발로 알려 드립니다.</li><li>경적이 울리면 즉시 코스에서 나와 주십시오.</li></ul>',
    },
  },
]
