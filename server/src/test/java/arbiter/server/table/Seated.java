package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Secret;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** Somebody at a table in a test: keeps every message and puts the picture together as a browser would. */
final class Seated implements Watcher {

    private static final long DEADLINE_SECONDS = 30;

    final HostedTable table;
    final String member;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition heard = lock.newCondition();
    private final List<String> messages = new ArrayList<>();
    private final List<JsonNode> log = new ArrayList<>();
    private ObjectNode picture;
    private int closedWith;
    private Watch watch;

    Seated(HostedTable table, String member) {
        this.table = table;
        this.member = member;
        this.watch = table.watch(member, Optional.empty(), 0, this);
    }

    void leave() {
        watch.close();
    }

    @Override
    public void send(String message) {
        lock.lock();
        try {
            messages.add(message);
            ObjectNode node = (ObjectNode) JsonText.read(message);
            if (node.path("type").asText().equals("welcome")) {
                picture = node;
                log.clear();
            } else {
                node.properties().forEach(part -> {
                    if (part.getKey().equals("view")) {
                        ((ObjectNode) picture.get("view")).setAll((ObjectNode) part.getValue());
                    } else {
                        picture.set(part.getKey(), part.getValue());
                    }
                });
            }
            node.path("log").forEach(log::add);
            heard.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close(int code, String reason) {
        lock.lock();
        try {
            closedWith = code;
            heard.signalAll();
        } finally {
            lock.unlock();
        }
    }

    int closedWith() {
        return closedWith;
    }

    List<String> messages() {
        lock.lock();
        try {
            return List.copyOf(messages);
        } finally {
            lock.unlock();
        }
    }

    /** How often somebody called for attention. */
    long nudges() {
        return messages().stream()
                .filter(message -> JsonText.read(message).path("type").asText().equals("nudge"))
                .count();
    }

    JsonNode picture() {
        lock.lock();
        try {
            return picture.deepCopy();
        } finally {
            lock.unlock();
        }
    }

    List<String> lines() {
        lock.lock();
        try {
            return log.stream().map(item -> item.path("text").asText()).toList();
        } finally {
            lock.unlock();
        }
    }

    List<JsonNode> log() {
        lock.lock();
        try {
            return List.copyOf(log);
        } finally {
            lock.unlock();
        }
    }

    long number() {
        return picture().path("number").asLong();
    }

    /** Waits until the picture is as it should be. */
    Seated until(Predicate<JsonNode> seen) {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(DEADLINE_SECONDS);
            while (!seen.test(picture) && left > 0) {
                left = heard.awaitNanos(left);
            }
            assertThat(seen.test(picture))
                    .as("not seen in time; last: %s", messages.get(messages.size() - 1))
                    .isTrue();
            return this;
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        } finally {
            lock.unlock();
        }
    }

    Seated untilAsked() {
        return until(
                seen -> !seen.path("requests").isEmpty() || seen.path("ending").isObject());
    }

    JsonNode request() {
        return picture().path("requests").get(0);
    }

    boolean over() {
        return picture().path("ending").isObject();
    }

    Ack does(String json) {
        return does(Secret.id(), json);
    }

    Ack does(String key, String json) {
        return table.command(member, key, number(), JsonText.read(json.replace('\'', '"')));
    }

    Ack answers(String option) {
        return does(
                "{'do': 'answer', 'request': '" + request().path("id").asText() + "', 'options': ['" + option + "']}");
    }

    /** The first option that is no way to let the moment pass. */
    Ack answersBoldly() {
        for (JsonNode option : request().path("options")) {
            if (!option.path("declines").asBoolean()) {
                return answers(option.path("id").asText());
            }
        }
        return answersByDefault();
    }

    Ack answersByDefault() {
        return does("{'do': 'answer', 'request': '" + request().path("id").asText() + "', 'options': "
                + request().path("fallback") + "}");
    }
}
