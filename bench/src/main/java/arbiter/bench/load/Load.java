package arbiter.bench.load;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** One run: starts a server, plays many tables at it, and says what was measured and whether anything was lost. */
final class Load {

    private static final long SECOND = 1_000_000_000;
    private static final double PATIENCE = 120;
    private static final double MOST_ECHO_SECONDS = 20;
    private static final int MOST_FURTHER = 100;

    /** Characters of an acknowledgement. */
    private static final int ACKNOWLEDGEMENT = 60;

    private final LoadOptions options;
    private final PrintStream out;
    private final Loop loop = new Loop();
    private final List<String> problems = new ArrayList<>();
    private double idleHeap;

    Load(LoadOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** What went wrong; nothing, if all is well. */
    List<String> run(Path folder) {
        starts(folder);
        ServerProcess server = ServerProcess.start(options.server(), folder.resolve("load"));
        try (loop;
                Hall hall = new Hall(server.address(), options.game(), options.encounter())) {
            server.tidy();
            double idle = server.residentMegabytes();
            idleHeap = server.aliveMegabytes();
            say("memory idle", "%.0f MB, %.0f MB of it alive on the heap", idle, idleHeap);
            List<PlayedTable> tables = hall.tables(options.tables());
            play(server, tables, idle);
            List<PlayedTable> further = hall.tables(Math.min(MOST_FURTHER, Math.max(1, options.tables() / 2)));
            further(server, further);
            compare(hall, tables);
            compare(hall, further);
            leave(tables);
            leave(further);
            if (options.onlookers() > 0) {
                onlookers(server, hall);
            }
            if (options.events() > 0) {
                server = new LongTable(this, options, loop).play(server, hall, folder.resolve("load"));
            }
        } finally {
            server.close();
        }
        return problems;
    }

    private void starts(Path folder) {
        Times times = new Times();
        Times processor = new Times();
        for (int i = 0; i < options.starts(); i++) {
            try (ServerProcess server = ServerProcess.start(options.server(), folder.resolve("start"))) {
                times.add((long) (server.startSeconds() * SECOND));
                processor.add((long) (server.processorSeconds() * SECOND));
            }
        }
        if (times.count() > 0) {
            say(
                    "start to first answer",
                    "least %.0f ms, median %.0f ms, processor %.0f ms",
                    times.milliseconds(0),
                    times.milliseconds(0.5),
                    processor.milliseconds(0.5));
        }
    }

    private void play(ServerProcess server, List<PlayedTable> tables, double idle) {
        join(server, tables);
        int count = tables.size();
        Times times = new Times();
        begin(tables);
        loop.runFor(options.warmUp());
        tables.forEach(table -> table.measure(times));
        double before = server.processorSeconds();
        int first = commands(tables);
        long updates = bytes(tables, Seat::updateBytes);
        long sent = bytes(tables, Seat::commandBytes);
        loop.runFor(options.seconds());
        double processor = server.processorSeconds() - before;
        int played = Math.max(1, commands(tables) - first);
        int seats = played * tables.get(0).seats().size();
        EchoRun.Sizes sizes = new EchoRun.Sizes(
                (int) ((bytes(tables, Seat::commandBytes) - sent) / played),
                (int) ((bytes(tables, Seat::updateBytes) - updates) / seats),
                ACKNOWLEDGEMENT);
        settle(tables);
        tables.forEach(table -> ping(table, System.nanoTime()));
        say("command to last seat", "%s (%d tables, %d commands)", spread(times), count, played);
        server.tidy();
        double loaded = server.residentMegabytes();
        say("memory with tables", "%.0f MB, %.2f MB a table", loaded, (loaded - idle) / count);
        say("alive on the heap", "%.2f MB a table", (server.aliveMegabytes() - idleHeap) / count);
        beside(processor * 1000 / played, sizes, count);
        tables.forEach(table -> table.measure(new Times()));
    }

    /** A bare server with messages of the same sizes: what is left is ours. */
    private void beside(double command, EchoRun.Sizes sizes, int tables) {
        double seconds = Math.min(options.seconds(), MOST_ECHO_SECONDS);
        double echo = new EchoRun(loop, sizes).run(tables, seconds / 2, seconds);
        say("processor time a command", "%.3f ms, %.1f times that of a bare echo", command, command / echo);
        say(
                "processor time of an echo",
                "%.3f ms (%d characters in, %d out to everybody)",
                echo,
                sizes.command(),
                sizes.update());
    }

    private static long bytes(List<PlayedTable> tables, ToLongFunction<Seat> count) {
        return tables.stream()
                .flatMap(table -> table.seats().stream())
                .mapToLong(count)
                .sum();
    }

    /** What tables add to a server that has had its share of them: no more compiled code, buffers and threads. */
    private void further(ServerProcess server, List<PlayedTable> tables) {
        server.tidy();
        double before = server.residentMegabytes();
        join(server, tables);
        begin(tables);
        loop.runFor(options.warmUp());
        settle(tables);
        server.tidy();
        say("a further table", "%.2f MB", (server.residentMegabytes() - before) / tables.size());
    }

    private void begin(List<PlayedTable> tables) {
        int count = tables.size();
        long start = System.nanoTime();
        for (int i = 0; i < count; i++) {
            every(tables.get(i), start + SECOND * i / count, SECOND);
        }
    }

    void join(ServerProcess server, List<PlayedTable> tables) {
        for (PlayedTable table : tables) {
            table.seats().forEach(seat -> seat.join(loop, server.port()));
            if (!loop.runUntil(() -> table.seats().stream().allMatch(Seat::welcomed), PATIENCE)) {
                throw new IllegalStateException(
                        "table " + table.id() + " did not welcome everybody: " + table.problems());
            }
            ping(table, System.nanoTime() + 20 * SECOND);
        }
    }

    private static int commands(List<PlayedTable> tables) {
        return tables.stream().mapToInt(PlayedTable::commands).sum();
    }

    /** A move at every such time; where the one before is still under way, as soon as that is over. */
    void every(PlayedTable table, long due, long pause) {
        loop.at(due, () -> tryMove(table, due, due, pause));
    }

    private void tryMove(PlayedTable table, long due, long now, long pause) {
        if (table.busy()) {
            long again = System.nanoTime() + 1_000_000;
            loop.at(again, () -> tryMove(table, due, again, pause));
            return;
        }
        table.move(now == due ? System.nanoTime() : due);
        every(table, Math.max(due + pause, System.nanoTime()), pause);
    }

    void ping(PlayedTable table, long due) {
        loop.at(due, () -> {
            table.seats().forEach(Seat::ping);
            ping(table, due + 20 * SECOND);
        });
    }

    /** Lets everything arrive that is under way: after the acknowledgements, a pong on every wire. */
    void settle(List<PlayedTable> tables) {
        loop.clear();
        loop.runUntil(() -> tables.stream().noneMatch(PlayedTable::busy), PATIENCE);
        List<Seat> seats =
                tables.stream().flatMap(table -> table.seats().stream()).toList();
        seats.forEach(Seat::ping);
        loop.runUntil(() -> seats.stream().allMatch(Seat::answered), PATIENCE);
        tables.forEach(PlayedTable::finish);
    }

    /** Everything that was commanded was done once, and everybody heard what the server has. */
    void compare(Hall hall, List<PlayedTable> tables) {
        hall.all(tables.size(), i -> {
            PlayedTable table = tables.get(i);
            for (Seat seat : table.seats()) {
                seat.compare("check" + i);
            }
            return true;
        });
        int sent = commands(tables);
        int done = tables.stream().mapToInt(PlayedTable::acknowledged).sum();
        tables.forEach(table -> problems.addAll(table.problems()));
        if (sent != done) {
            problems.add(sent + " commands were sent, " + done + " acknowledged");
        }
        say("nothing lost", "%s: %d commands, %d items heard", problems.isEmpty() ? "yes" : "NO", sent, heard(tables));
    }

    private static long heard(List<PlayedTable> tables) {
        return tables.stream()
                .flatMap(table -> table.seats().stream())
                .mapToLong(Seat::heardItems)
                .sum();
    }

    void leave(List<PlayedTable> tables) {
        loop.clear();
        tables.forEach(table -> table.seats().forEach(Seat::close));
    }

    private void onlookers(ServerProcess server, Hall hall) {
        List<PlayedTable> tables = List.of(hall.watched(options.onlookers()));
        join(server, tables);
        Times times = new Times();
        tables.get(0).measure(times);
        every(tables.get(0), System.nanoTime(), SECOND / 10);
        loop.runFor(options.seconds());
        settle(tables);
        say("with " + options.onlookers() + " onlookers", "%s (%d commands)", spread(times), times.count());
        compare(hall, tables);
        leave(tables);
    }

    static String spread(Times times) {
        return String.format(
                "p50 %.2f ms, p95 %.2f ms, p99 %.2f ms",
                times.milliseconds(0.5), times.milliseconds(0.95), times.milliseconds(0.99));
    }

    void say(String what, String how, Object... values) {
        out.printf("%-26s %s%n", what, String.format(how, values));
    }
}
