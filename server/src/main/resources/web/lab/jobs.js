/** Following a job of the lab until it is over. */
import {api} from '../net/api.js';
/** @import {LabJob} from '../net/protocol.js' */

/** Milliseconds between two looks: soon at first, then as often as somebody reads. */
const [SOON, LATER] = [150, 700];

/** @param {LabJob | undefined} job @returns {boolean} */
export function isUnderWay(job) {
  return job?.stage === 'waiting' || job?.stage === 'running';
}

/**
 * Tells of a job whenever it has gone on, until it is over or nobody wants to know any more.
 *
 * @param {LabJob} job
 * @param {(now: LabJob) => boolean} tell whether to go on
 * @param {AbortSignal} left
 * @returns {Promise<void>}
 */
export async function follow(job, tell, left) {
  let now = job;
  for (let looks = 0; isUnderWay(now) && !left.aborted; looks++) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(LATER, SOON + 40 * looks)));
    now = await api.labJob(job.id);
    if (left.aborted || !tell(now)) return;
  }
}
