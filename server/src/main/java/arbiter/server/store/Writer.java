package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/**
 * The one who writes: takes whatever waits, carries it out in one transaction and tells everybody once it is durable. So
 * a hundred tables at once wait for the disk once.
 */
final class Writer implements AutoCloseable {

    private static final int AT_ONCE = 200;

    /** Something to write, and whoever waits for it. */
    private static final class Task<T> {

        private final HandleCallback<T, RuntimeException> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private T result;
        private RuntimeException refusal;

        private Task(HandleCallback<T, RuntimeException> work) {
            this.work = work;
        }

        /** As the only one of its transaction; whether it could be done. */
        private boolean carryOutAlone(Handle handle) {
            try {
                result = DatabaseErrors.told(() -> work.withHandle(handle));
                return true;
            } catch (RuntimeException reason) {
                refusal = reason;
                return false;
            }
        }

        /** Beside others: what one cannot do leaves their work alone. */
        private void carryOut(Handle handle) {
            handle.savepoint("task");
            try {
                result = DatabaseErrors.told(() -> work.withHandle(handle));
                handle.releaseSavepoint("task");
            } catch (RuntimeException reason) {
                refusal = reason;
                rollBack(handle, reason);
            }
        }

        /** A full disk ends the whole transaction: then nobody's work is done. */
        private static void rollBack(Handle handle, RuntimeException reason) {
            try {
                handle.rollbackToSavepoint("task");
            } catch (RuntimeException allGone) {
                throw reason;
            }
        }

        private void tell() {
            if (refusal == null) {
                done.complete(result);
            } else {
                done.completeExceptionally(refusal);
            }
        }
    }

    private final BlockingQueue<Task<?>> waiting = new ArrayBlockingQueue<>(4096);
    private final Handle handle;
    private final Thread thread;
    private volatile boolean closed;

    Writer(Jdbi jdbi) {
        handle = jdbi.open();
        thread = new Thread(this::run, "store-writer");
        thread.setDaemon(true);
        thread.start();
    }

    <T> T write(HandleCallback<T, RuntimeException> work) {
        Task<T> task = new Task<>(work);
        if (closed || !waiting.offer(task)) {
            throw new RequestRefused(
                    RequestRefused.Code.STORE, closed ? "the store is closed" : "the store cannot keep up; try again");
        }
        try {
            return task.done.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException reason ? reason : failed;
        }
    }

    private void run() {
        List<Task<?>> tasks = new ArrayList<>();
        try {
            while (!closed || !waiting.isEmpty()) {
                tasks.add(waiting.take());
                waiting.drainTo(tasks, AT_ONCE - 1);
                carryOut(tasks);
                tasks.clear();
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        RequestRefused over = new RequestRefused(RequestRefused.Code.STORE, "the store is closed");
        for (Task<?> task = waiting.poll(); task != null; task = waiting.poll()) {
            task.done.completeExceptionally(over);
        }
    }

    private void carryOut(List<Task<?>> tasks) {
        try {
            DatabaseErrors.told(() -> {
                handle.begin();
                if (tasks.size() > 1) {
                    tasks.forEach(task -> task.carryOut(handle));
                    handle.commit();
                } else if (tasks.get(0).carryOutAlone(handle)) {
                    handle.commit();
                } else {
                    giveUp();
                }
                return true;
            });
            tasks.forEach(Task::tell);
        } catch (RuntimeException reason) {
            giveUp();
            tasks.forEach(task -> task.done.completeExceptionally(reason));
        }
    }

    /** A transaction that the database has already ended itself cannot be rolled back again. */
    private void giveUp() {
        try {
            handle.rollback();
        } catch (RuntimeException alreadyOver) {
            return;
        }
    }

    @Override
    public void close() {
        closed = true;
        waiting.offer(new Task<>(last -> true));
        try {
            thread.join(10_000);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        handle.close();
    }
}
