package arbiter.bench.load;

import java.nio.file.Path;
import java.util.List;

/** A table that has seen much: how long it takes to come back to it, and to open it after the server was killed. */
final class LongTable {

    private static final int MISSED = 1000;
    private static final int TIMES = 20;
    private static final double PATIENCE = 600;

    private final Load load;
    private final LoadOptions options;
    private final Loop loop;

    LongTable(Load load, LoadOptions options, Loop loop) {
        this.load = load;
        this.options = options;
        this.loop = loop;
    }

    /** Plays until the log is long enough; returns the server that runs at the end. */
    ServerProcess play(ServerProcess server, Hall hall, Path folder) {
        PlayedTable table = hall.table(-2);
        List<PlayedTable> tables = List.of(table);
        load.join(server, tables);
        Seat latecomer = new Seat(table, table.seats().get(1).person());
        latecomer.join(loop, server.port());
        loop.runUntil(latecomer::welcomed, PATIENCE);
        play(table, Math.min(MISSED, options.events()), latecomer, server);
        play(table, options.events(), latecomer, null);
        load.settle(tables);
        load.compare(hall, tables);
        load.leave(tables);
        server.kill();
        return reopen(folder, table);
    }

    private void play(PlayedTable table, int events, Seat latecomer, ServerProcess server) {
        if (server != null) {
            latecomer.close();
        }
        load.every(table, System.nanoTime(), options.pause());
        load.ping(table, System.nanoTime());
        loop.runUntil(() -> table.seats().get(0).number() >= events, PATIENCE);
        loop.clear();
        if (server != null) {
            load.settle(List.of(table));
            comeBack(latecomer, server);
        }
    }

    /** The same absence again and again: whoever closes before taking anything in has missed it still. */
    private void comeBack(Seat latecomer, ServerProcess server) {
        Times times = new Times();
        Seat.Memory before = latecomer.memory();
        for (int i = 0; i < TIMES; i++) {
            latecomer.remember(before);
            long begin = System.nanoTime();
            latecomer.join(loop, server.port());
            loop.runUntil(latecomer::welcomed, PATIENCE);
            times.add(System.nanoTime() - begin);
            latecomer.close();
        }
        load.say("back after " + (latecomer.number() - before.number()) + " items", "%s", Load.spread(times));
    }

    private ServerProcess reopen(Path folder, PlayedTable table) {
        ServerProcess server = ServerProcess.start(options.server(), folder);
        Caller gamemaster = table.seats().get(0).person().at(server.address());
        double before = server.processorSeconds();
        long begin = System.nanoTime();
        gamemaster.get("/api/tables/" + table.id() + "/view", "late");
        double milliseconds = (System.nanoTime() - begin) / 1e6;
        load.say(
                "opened after kill -9",
                "%.0f ms to serve, %.0f ms more (processor %.0f ms) for a table of %d items",
                server.startSeconds() * 1000,
                milliseconds,
                (server.processorSeconds() - before) * 1000,
                table.seats().get(0).number());
        return server;
    }
}
