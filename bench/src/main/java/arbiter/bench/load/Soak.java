package arbiter.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** One long evening at a server: people play, drop out, come back, save; the database is copied meanwhile. */
final class Soak {

    private static final long SECOND = 1_000_000_000;
    private static final double PATIENCE = 120;
    private static final int SAMPLES = 10;

    /** One in so many turns somebody drops out instead, for up to so many seconds. */
    private static final int DROPS = 10;

    private static final int AWAY = 3;

    private final SoakOptions options;
    private final PrintStream out;
    private final Loop loop = new Loop();
    private final Random random = new Random(1);
    private final List<String> problems = new ArrayList<>();
    private final Set<PlayedTable> away = new HashSet<>();
    private Path data;
    private ServerProcess server;
    private List<PlayedTable> tables = List.of();
    private int returns;
    private int saves;
    private int copies;

    Soak(SoakOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** What went wrong; nothing, if all is well. */
    List<String> run(Path folder) {
        data = folder.resolve("soak");
        server = ServerProcess.start(options.command("serve"), data);
        try (loop;
                Hall hall = new Hall(server.address(), options.game(), options.encounter())) {
            Footprint idle = Footprint.of(server, data);
            tables = hall.tables(options.tables());
            join();
            begin();
            loop.runFor(options.warmUp());
            heading();
            List<Footprint> seen = new ArrayList<>(List.of(sample(0)));
            for (int i = 1; i <= SAMPLES; i++) {
                loop.runFor((double) options.seconds() / SAMPLES);
                copy();
                seen.add(sample((double) options.seconds() * i / SAMPLES));
            }
            settle();
            compare(hall);
            tables.forEach(table -> table.seats().forEach(Seat::close));
            afterwards(idle);
            judge(seen);
        } finally {
            server.close();
        }
        return problems;
    }

    private void join() {
        for (PlayedTable table : tables) {
            table.seats().forEach(seat -> seat.join(loop, server.port()));
            if (!loop.runUntil(() -> table.seats().stream().allMatch(Seat::welcomed), PATIENCE)) {
                problems.add("table " + table.id() + " did not welcome everybody");
            }
        }
    }

    private void begin() {
        long start = System.nanoTime();
        for (int i = 0; i < tables.size(); i++) {
            turn(tables.get(i), start + SECOND * i / tables.size());
        }
        save(start + SECOND);
        ping(start + 20 * SECOND);
    }

    /** Every second one thing happens at a table: an answer, somebody drops out, or a word to those who are away. */
    private void turn(PlayedTable table, long due) {
        loop.at(due, () -> {
            long now = System.nanoTime();
            if (table.busy()) {
                turn(table, now + SECOND / 100);
                return;
            }
            if (away.contains(table)) {
                table.say(now);
            } else if (random.nextInt(DROPS) == 0) {
                dropOut(
                        table,
                        table.seats().get(1 + random.nextInt(table.seats().size() - 1)));
            } else {
                table.move(now);
            }
            turn(table, Math.max(due + SECOND, now));
        });
    }

    private void dropOut(PlayedTable table, Seat seat) {
        away.add(table);
        seat.close();
        loop.at(System.nanoTime() + (long) (random.nextDouble() * AWAY * SECOND), () -> {
            seat.join(loop, server.port());
            back(table, seat);
        });
    }

    private void back(PlayedTable table, Seat seat) {
        if (seat.welcomed()) {
            away.remove(table);
            returns++;
        } else {
            loop.at(System.nanoTime() + SECOND / 100, () -> back(table, seat));
        }
    }

    /** A whole table as a file, as its gamemaster would save it. */
    private void save(long due) {
        loop.at(due, () -> {
            PlayedTable table = tables.get(random.nextInt(tables.size()));
            table.seats().get(0).person().get("/api/tables/" + table.id() + "/export", "saver");
            saves++;
            save(due + 5 * SECOND);
        });
    }

    private void ping(long due) {
        loop.at(due, () -> {
            tables.stream()
                    .filter(table -> !away.contains(table))
                    .forEach(table -> table.seats().forEach(Seat::ping));
            ping(due + 20 * SECOND);
        });
    }

    /** As somebody would from a command line, while everybody plays. */
    private void copy() {
        List<String> words = new ArrayList<>(options.command("backup"));
        words.addAll(List.of("--data", data.toString()));
        try {
            Process copying = new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            loop.runUntil(() -> !copying.isAlive(), PATIENCE);
            if (copying.isAlive() || copying.exitValue() != 0) {
                problems.add("a copy of the database was not made");
                copying.destroyForcibly();
            }
            copies++;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void settle() {
        loop.runUntil(away::isEmpty, PATIENCE);
        loop.clear();
        loop.runUntil(() -> tables.stream().noneMatch(PlayedTable::busy), PATIENCE);
        List<Seat> seats =
                tables.stream().flatMap(table -> table.seats().stream()).toList();
        seats.forEach(Seat::ping);
        loop.runUntil(() -> seats.stream().allMatch(Seat::answered), PATIENCE);
    }

    private void compare(Hall hall) {
        hall.all(tables.size(), i -> {
            tables.get(i).seats().forEach(seat -> seat.compare("check" + i));
            return true;
        });
        tables.forEach(table -> problems.addAll(table.problems()));
        int acknowledged = tables.stream().mapToInt(PlayedTable::acknowledged).sum();
        if (acknowledged != commands()) {
            problems.add(commands() + " commands were sent, " + acknowledged + " acknowledged");
        }
        out.printf("nothing lost: %s, %d commands%n", problems.isEmpty() ? "yes" : "NO", commands());
    }

    private int commands() {
        return tables.stream().mapToInt(PlayedTable::commands).sum();
    }

    private void heading() {
        out.println("  second  commands  returns  saves  copies  threads  files  sockets  heap MB  resident MB"
                + "  database MB");
    }

    private Footprint sample(double second) {
        Footprint now = Footprint.of(server, data);
        out.printf(
                "%8.0f  %8d  %7d  %5d  %6d  %7d  %5d  %7d  %7.1f  %11.0f  %11.2f%n",
                second,
                commands(),
                returns,
                saves,
                copies,
                now.threads(),
                now.files(),
                now.sockets(),
                now.heap(),
                now.resident(),
                now.database() / 1e6);
        return now;
    }

    /** Whoever has left leaves nothing open. */
    private void afterwards(Footprint idle) {
        loop.runUntil(() -> Footprint.of(server, data).sockets() <= idle.sockets(), 30);
        Footprint now = Footprint.of(server, data);
        out.printf(
                "before anybody came: %d threads, %d files, %d sockets; after everybody left: %d, %d, %d%n",
                idle.threads(), idle.files(), idle.sockets(), now.threads(), now.files(), now.sockets());
        if (now.sockets() > idle.sockets()) {
            problems.add("sockets stayed open: " + idle.sockets() + " before, " + now.sockets() + " after");
        }
        try (Stream<Path> kept = Files.list(data.resolve("backups"))) {
            List<String> names = kept.map(file -> file.getFileName().toString()).toList();
            out.printf("copies kept: %d%n", names.size());
            if (names.stream().anyMatch(name -> !name.endsWith(".db"))) {
                problems.add("parts of copies were left behind: " + names);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The second half against the first one: nothing that is held grows from one to the other. */
    private void judge(List<Footprint> seen) {
        Footprint early = seen.get(SAMPLES / 2);
        Footprint late = seen.get(SAMPLES);
        if (late.threads() > early.threads() * 1.1 + 4) {
            problems.add("threads grew from " + early.threads() + " to " + late.threads());
        }
        if (late.files() > early.files() * 1.1 + 4) {
            problems.add("open files grew from " + early.files() + " to " + late.files());
        }
    }
}
