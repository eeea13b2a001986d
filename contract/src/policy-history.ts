import { historyCall } from './office/history.ts'

/** Of one policy of group 996; its record is the number in its key, such as 200 for C0200. */
export const policyHistory = historyCall('policy', '960200', {
  C0080_0: { heading: 'code-edit.POLICY_C0080_0', as: { code: '100' } },
  C0080_1: 'code-edit.POLICY_C0080_1',
  C0080_2: 'code-edit.POLICY_C0080_2',
  C0080_3: 'code-edit.POLICY_C0080_3',
  C0130_0: 'code-edit.POLICY_C0130_0',
  C0180_0: { heading: 'code-edit.POLICY_C0180_0', as: { texts: 'code-edit.ROUNDING_' } },
  C0190_0: { heading: 'code-edit.POLICY_C0190_0', as: { code: '104' } },
  C0190_2: 'code-edit.POLICY_C0190_2',
  // The format itself; the first value is its number.
  C0200_1: 'code-edit.POLICY_C0200_0',
})

export const policyRecord = (key: string): number => Number(key.slice(1))
