/** Round 1,000 of quicknet, as drand published it. */
export const SIGNED_ROUND = {
  round: 1000,
  /** When it is due. */
  at: '2023-08-23T15:59:24Z',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
}
