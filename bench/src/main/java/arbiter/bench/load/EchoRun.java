package arbiter.bench.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Sends messages of the same sizes through a bare server, as often and to as many as at the tables. */
final class EchoRun {

    private static final long SECOND = 1_000_000_000;
    private static final int SEATS = 4;
    private static final double PATIENCE = 60;

    /** Characters of a command, of what everybody hears of it, and of the acknowledgement. */
    record Sizes(int command, int update, int ack) {}

    private final Loop loop;
    private final Sizes sizes;
    private int heard;
    private int sent;
    private boolean over;

    EchoRun(Loop loop, Sizes sizes) {
        this.loop = loop;
        this.sizes = sizes;
    }

    /** Milliseconds of processor time that a message costs with everything it causes, after a warm-up. */
    double run(int tables, double warmUp, double seconds) {
        try (ServerProcess server = ServerProcess.start(command(), Path.of("unused"))) {
            List<Wire> wires = open(server, tables);
            loop.runFor(warmUp);
            double before = server.processorSeconds();
            int first = sent;
            loop.runFor(seconds);
            double spent = server.processorSeconds() - before;
            int counted = sent - first;
            over = true;
            until(wires.size() + sent * (SEATS + 1));
            wires.forEach(Wire::close);
            return spent * 1000 / Math.max(1, counted);
        }
    }

    private static List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseG1GC",
                "-Dslf4j.internal.verbosity=ERROR",
                "-cp",
                System.getProperty("java.class.path"),
                EchoServer.class.getName());
    }

    private void until(int messages) {
        if (!loop.runUntil(() -> heard == messages, PATIENCE)) {
            throw new IllegalStateException("the bare server sent " + heard + " messages instead of " + messages);
        }
    }

    /** Everybody is greeted, so that none is missing when the first message comes. */
    private List<Wire> open(ServerProcess server, int tables) {
        List<Wire> wires = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            for (int seat = 0; seat < SEATS; seat++) {
                wires.add(Wire.open(loop, server.port(), "/table" + table, "", new Counting()));
            }
            loop.runFor(0);
        }
        until(wires.size());
        long start = System.nanoTime();
        for (int table = 0; table < tables; table++) {
            every(wires.get(table * SEATS), start + SECOND * table / tables);
        }
        return wires;
    }

    private void every(Wire wire, long due) {
        loop.at(due, () -> {
            if (over) {
                return;
            }
            String head = sizes.update() + " " + sizes.ack() + " ";
            wire.send(head + "x".repeat(Math.max(0, sizes.command() - head.length())));
            sent++;
            every(wire, Math.max(due + SECOND, System.nanoTime()));
        });
    }

    private final class Counting implements Wire.Ear {

        @Override
        public void heard(byte[] message, long time) {
            heard++;
        }

        @Override
        public void ended(String why) {
            throw new IllegalStateException("the bare server: " + why);
        }
    }
}
