import { store } from './store'

/** True while the next page takes longer than a moment to load: a line shows it, and screen readers say “Loading”. */
export const pageSlow = store(false)
