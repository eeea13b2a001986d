export interface DemoMember {
  id: string
  name: string
  otherName: string
  gender: 'M' | 'F'
  memberType: string
  state?: 'DORMANT'
  /** Left to chance unless the club’s texts speak of it. */
  age?: number
}

/** The members that a demo club promises by id, in the order of their numbers. */
export const demoMembers: readonly DemoMember[] = [
  { id: 'member1', name: '김민준', otherName: 'Min-jun Kim', gender: 'M', memberType: '10' },
  { id: 'member2', name: '최하은', otherName: 'Ha-eun Choi', gender: 'F', memberType: '10' },
  { id: 'member3', name: '이지호', otherName: 'Ji-ho Lee', gender: 'M', memberType: '10' },
  { id: 'member4', name: '박상훈', otherName: 'Sang-hoon Park', gender: 'M', memberType: '10' },
  { id: 'member5', name: '정경희', otherName: 'Kyung-hee Jung', gender: 'F', memberType: '10' },
  { id: 'member6', name: '강도윤', otherName: 'Do-yun Kang', gender: 'M', memberType: '10' },
  { id: 'member7', name: '윤수진', otherName: 'Soo-jin Yoon', gender: 'F', memberType: '10' },
  { id: 'member8', name: '신태양', otherName: 'Tae-yang Shin', gender: 'M', memberType: '10' },
  { id: 'member9', name: '오창민', otherName: 'Chang-min Oh', gender: 'M', memberType: '10', age: 74 },
  { id: 'family1', name: '김유진', otherName: 'Yu-jin Kim', gender: 'F', memberType: '11' },
  { id: 'weekday1', name: '황영호', otherName: 'Young-ho Hwang', gender: 'M', memberType: '12' },
  { id: 'webuser1', name: '남보라', otherName: 'Bo-ra Nam', gender: 'F', memberType: '20' },
  { id: 'dormant1', name: '류병헌', otherName: 'Byung-hun Ryu', gender: 'M', memberType: '10', state: 'DORMANT' },
  { id: 'penalty1', name: '차재현', otherName: 'Jae-hyun Cha', gender: 'M', memberType: '10' },
]

export const TYPE_SHARES: readonly (readonly [memberType: string, share: number])[] = [
  ['10', 0.52],
  ['11', 0.16],
  ['12', 0.1],
  ['13', 0.08],
  ['20', 0.14],
]
