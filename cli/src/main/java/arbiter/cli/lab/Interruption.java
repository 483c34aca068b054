package arbiter.cli.lab;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C ends what is running, and the program once what is there has been shown. */
public final class Interruption implements AutoCloseable {

    private static final int MOST_SECONDS = 20;

    private final CountDownLatch shown = new CountDownLatch(1);
    private final Thread hook = new Thread(this::end, "interrupted");
    private volatile Runnable cancel = () -> {};
    private volatile boolean interrupted;

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** What Ctrl-C ends from now on. */
    public void cancels(Runnable running) {
        cancel = running;
        if (interrupted) {
            running.run();
        }
    }

    public boolean interrupted() {
        return interrupted;
    }

    private void end() {
        interrupted = true;
        cancel.run();
        try {
            shown.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException again) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything has been shown. */
    @Override
    public void close() {
        shown.countDown();
        if (!interrupted) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException endingAlready) {
                cancel = () -> {};
            }
        }
    }
}
