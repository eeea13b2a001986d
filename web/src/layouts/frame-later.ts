export { carePageLoads } from '../api/page-loads'
export { registerOfflineWorker } from '../offline/register-worker'
export { doDaily } from '../site/daily'
export { watchVersion } from '../site/version-watch'
