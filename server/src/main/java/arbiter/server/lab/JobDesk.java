package arbiter.server.lab;

import arbiter.server.shared.RequestRefused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * The line in which jobs of the lab wait: of each person one is played at a time and three wait, and all of them together
 * leave processors to the tables. Answers are kept for a while, in memory only.
 */
public final class JobDesk implements AutoCloseable {

    /** So many jobs of one person may wait beside the one that is played. */
    static final int MOST_WAITING = 3;

    /** So many jobs of everybody together may wait. */
    static final int MOST_OF_ALL = 40;

    /** Of each person so many jobs are known, those under way among them; older ones are forgotten. */
    private static final int KEPT_OF_ONE = 12;

    private static final int KEPT = 200;

    /** After so long a job ends with what is known. */
    private static final long LONGEST_MINUTES = 10;

    private final Map<String, LabJob> jobs = new LinkedHashMap<>();
    private final int desks;
    private final ScheduledThreadPoolExecutor clock;
    private int busy;
    private boolean closed;

    JobDesk(int desks) {
        this.desks = desks;
        this.clock = new ScheduledThreadPoolExecutor(0, quiet("lab-clock"));
        clock.setRemoveOnCancelPolicy(true);
    }

    /** Half of the processors, and one at least. */
    public static JobDesk usual() {
        return new JobDesk(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    /** Threads that give way to all others, which those that they start do too. */
    private static ThreadFactory quiet(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        };
    }

    /** Puts a job into the line; refused where there is no place. */
    synchronized void add(LabJob job) {
        checkPlace(job.person());
        jobs.put(job.id(), job);
        forget();
        next();
    }

    /** Refuses a job more where that person, or everybody together, has enough waiting. */
    synchronized void checkPlace(String person) {
        long own = jobs.values().stream()
                .filter(job -> !job.isOver() && job.person().equals(person))
                .count();
        if (own > MOST_WAITING) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_FAST,
                    "one of your jobs is being played and " + MOST_WAITING
                            + " wait; wait for one to end, or stop one, before you ask for more");
        }
        if (waiting().size() >= MOST_OF_ALL || closed) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_FAST,
                    "the lab of this server has enough to do; try again in a few minutes");
        }
    }

    private List<LabJob> waiting() {
        return jobs.values().stream()
                .filter(job -> job.stage() == LabJob.Stage.WAITING)
                .toList();
    }

    /** Forgets the oldest answers where there are too many. */
    private void forget() {
        List<LabJob> over =
                new ArrayList<>(jobs.values().stream().filter(LabJob::isOver).toList());
        for (LabJob old : over) {
            long own = jobs.values().stream()
                    .filter(job -> job.person().equals(old.person()))
                    .count();
            if (own > KEPT_OF_ONE || jobs.size() > KEPT) {
                jobs.remove(old.id());
            }
        }
    }

    /** Begins with those who have waited longest and have nothing being played. */
    private void next() {
        for (LabJob job : waiting()) {
            boolean own = jobs.values().stream()
                    .anyMatch(other -> other.stage() == LabJob.Stage.RUNNING
                            && other.person().equals(job.person()));
            if (busy < desks && !own && !closed && job.begins()) {
                busy++;
                quiet("lab").newThread(() -> play(job)).start();
            }
        }
    }

    private void play(LabJob job) {
        var limit = clock.schedule(job::stop, LONGEST_MINUTES, TimeUnit.MINUTES);
        try {
            job.work();
        } finally {
            limit.cancel(false);
            synchronized (this) {
                busy--;
                next();
            }
        }
    }

    /** A job of that person; others' are not there for them. */
    synchronized LabJob find(String person, String id) {
        LabJob job = jobs.get(id);
        if (job == null || !job.person().equals(person)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_FOUND,
                    "there is no such job (any more); answers are kept for a while only");
        }
        return job;
    }

    /** The jobs of that person, the newest first. */
    synchronized List<LabJob> of(String person) {
        List<LabJob> own = new ArrayList<>(jobs.values().stream()
                .filter(job -> job.person().equals(person))
                .toList());
        Collections.reverse(own);
        return own;
    }

    /** How many jobs come before that one, which waits. */
    synchronized int before(LabJob job) {
        return Math.max(0, waiting().indexOf(job)) + busy;
    }

    /** Ends a job with what is known; one that is over is forgotten. */
    void stop(String person, String id) {
        LabJob job = find(person, id);
        if (job.isOver()) {
            synchronized (this) {
                jobs.remove(id);
            }
        } else {
            job.stop();
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        clock.shutdownNow();
        List<LabJob> all;
        synchronized (this) {
            all = List.copyOf(jobs.values());
        }
        all.stream().filter(job -> !job.isOver()).forEach(LabJob::stop);
    }
}
