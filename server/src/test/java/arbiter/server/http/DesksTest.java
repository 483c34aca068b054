package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Somebody who asks for much at once waits for themselves, not the others for them. */
class DesksTest {

    private final Desks desks = new Desks(2);

    @Test
    void one_person_keeps_one_desk_and_is_put_off_when_asking_for_too_much() throws Exception {
        ExecutorService crowd = Executors.newCachedThreadPool();
        CountDownLatch working = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        List<CompletableFuture<Boolean>> greedy = new ArrayList<>();
        for (int i = 0; i < 3 * Desks.MOST_OF_ONE; i++) {
            greedy.add(CompletableFuture.supplyAsync(() -> isServed("Mallory", working, go), crowd));
        }
        working.await();

        assertThat(desks.work("Bob", "questions", () -> "answer"))
                .as("at the other desk")
                .isEqualTo("answer");
        long putOff = 2L * Desks.MOST_OF_ONE;
        while (greedy.stream().filter(one -> one.isDone() && !one.join()).count() < putOff) {
            Thread.onSpinWait();
        }
        assertThatThrownBy(() -> desks.work("Mallory", "questions", () -> "answer"))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("too many questions in a short time");
        go.countDown();
        assertThat(greedy.stream().filter(CompletableFuture::join)).hasSize(Desks.MOST_OF_ONE);
        assertThat(desks.work("Mallory", "questions", () -> "answer")).isEqualTo("answer");
        crowd.shutdown();
    }

    private boolean isServed(String person, CountDownLatch working, CountDownLatch go) {
        try {
            return desks.work(person, "questions", () -> {
                working.countDown();
                try {
                    go.await();
                } catch (InterruptedException stopped) {
                    throw new IllegalStateException(stopped);
                }
                return true;
            });
        } catch (RequestRefused putOff) {
            return false;
        }
    }
}
