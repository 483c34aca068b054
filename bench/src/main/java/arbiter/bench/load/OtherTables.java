package arbiter.bench.load;

import java.util.List;
import java.util.concurrent.Future;

/** The tables of those who are not attacked themselves: they play on, and what they notice is measured. */
final class OtherTables implements AutoCloseable {

    private static final long SECOND = 1_000_000_000;
    private static final double PATIENCE = 60;

    private final Loop loop = new Loop();
    private final Hall hall;
    private final List<PlayedTable> tables;
    private final long pause;

    OtherTables(ServerProcess server, int count, int commandsASecond) {
        this.hall = new Hall(server.address(), "capital", "boss");
        this.tables = hall.tables(count);
        this.pause = SECOND * count / commandsASecond;
        for (PlayedTable table : tables) {
            table.seats().forEach(seat -> seat.join(loop, server.port()));
            if (!loop.runUntil(() -> table.seats().stream().allMatch(Seat::welcomed), PATIENCE)) {
                throw new IllegalStateException("table " + table.id() + " did not welcome everybody");
            }
        }
        long now = System.nanoTime();
        for (int i = 0; i < tables.size(); i++) {
            PlayedTable table = tables.get(i);
            every(table, now + pause * i / tables.size());
            ping(table, now + SECOND);
        }
    }

    /** A move at every such time, from then on: one that has to wait for the one before it counts from when it was due. */
    private void every(PlayedTable table, long due) {
        loop.at(due, () -> tryMove(table, due));
    }

    private void tryMove(PlayedTable table, long due) {
        if (table.busy()) {
            loop.at(System.nanoTime() + 1_000_000, () -> tryMove(table, due));
        } else {
            table.move(Math.min(due, System.nanoTime()));
            every(table, Math.max(due + pause, System.nanoTime()));
        }
    }

    private void ping(PlayedTable table, long due) {
        loop.at(due, () -> {
            table.seats().forEach(Seat::ping);
            ping(table, due + 20 * SECOND);
        });
    }

    /** Plays for so long; how long each command took until the last seat had seen it. */
    Times play(double seconds) {
        Times times = new Times();
        tables.forEach(table -> table.measure(times));
        loop.runFor(seconds);
        long now = System.nanoTime();
        tables.stream().filter(PlayedTable::busy).forEach(table -> times.add(table.waitingSince(now)));
        tables.forEach(table -> table.measure(new Times()));
        return times;
    }

    /** Plays on until that is ready. */
    void playUntil(Future<?> ready, double seconds) {
        if (!loop.runUntil(ready::isDone, seconds)) {
            ready.cancel(true);
        }
    }

    /** What went wrong for them. */
    List<String> problems() {
        return tables.stream().flatMap(table -> table.problems().stream()).toList();
    }

    @Override
    public void close() {
        loop.clear();
        tables.forEach(table -> table.seats().forEach(Seat::close));
        hall.close();
        loop.close();
    }
}
