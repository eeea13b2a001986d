export { watchPolicies } from '../code/policy-watch'
export { registerOfflineWorker } from '../offline/register-worker'
export { doDaily } from '../site/daily'
export { watchVersion } from '../site/version-watch'
