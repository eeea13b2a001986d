/** What appears seldom, as one piece of code. */
export { DialogView } from './dialog-view'
export { ProgressView } from './progress-view'
export { RecentView } from './recent-view'
