import { change, read } from '@clubhouse/contract/reservation/rules/club-policy'
import type { PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import { useCall } from '../../../../api/use-call'
import { useForm } from '../../../../form/use-form'
import type { FormModel } from '../../../../ui/form/use-form'
import { formOf, type Policy, policyChecks, wireOf } from './policy-values'

/** A policy as it is saved; undefined until it is read. */
export const usePolicy = (name: PolicyName, isAllowed: boolean) => useCall(read, { name }, { enabled: isAllowed })

/** The form of one policy. Each policy is saved by a call of its own. */
export function usePolicyForm(name: PolicyName, policy: Policy, refresh: () => Promise<unknown>) {
  const form: FormModel = useForm({
    call: change,
    saved: formOf(policy.values),
    checks: policyChecks(name),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail?.startsWith('values.')
        ? { [msgDetail.slice('values.'.length)]: 'club-policy.TOGETHER_WRONG' }
        : undefined,
    given: { name, version: policy.version },
    input: (all) => ({ values: wireOf(name, all, form.changed) }),
    refresh,
  })
  return form
}
