export interface DemoMember {
  id: string
  name: string
  gender: 'M' | 'F'
  memberType: string
  state?: 'DORMANT'
}

/** The members that a demo club promises by id, in the order of their numbers. */
export const demoMembers: readonly DemoMember[] = [
  { id: 'member1', name: 'Min-jun Kim', gender: 'M', memberType: '10' },
  { id: 'member2', name: 'Ha-eun Choi', gender: 'F', memberType: '10' },
  { id: 'member3', name: 'Ji-ho Lee', gender: 'M', memberType: '10' },
  { id: 'member4', name: 'Sang-hoon Park', gender: 'M', memberType: '10' },
  { id: 'member5', name: 'Kyung-hee Jung', gender: 'F', memberType: '10' },
  { id: 'member6', name: 'Do-yun Kang', gender: 'M', memberType: '10' },
  { id: 'member7', name: 'Soo-jin Yoon', gender: 'F', memberType: '10' },
  { id: 'member8', name: 'Tae-yang Shin', gender: 'M', memberType: '10' },
  { id: 'member9', name: 'Chang-min Oh', gender: 'M', memberType: '10' },
  { id: 'family1', name: 'Yu-jin Kim', gender: 'F', memberType: '11' },
  { id: 'weekday1', name: 'Young-ho Hwang', gender: 'M', memberType: '12' },
  { id: 'webuser1', name: 'Bo-ra Nam', gender: 'F', memberType: '20' },
  { id: 'dormant1', name: 'Byung-hun Ryu', gender: 'M', memberType: '10', state: 'DORMANT' },
  { id: 'penalty1', name: 'Jae-hyun Cha', gender: 'M', memberType: '10' },
]

export const TYPE_SHARES: readonly (readonly [memberType: string, share: number])[] = [
  ['10', 0.52],
  ['11', 0.16],
  ['12', 0.1],
  ['13', 0.08],
  ['20', 0.14],
]
