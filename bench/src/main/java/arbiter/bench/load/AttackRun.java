package arbiter.bench.load;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** One attack after the other on a server at which others play, and what these notice of it. */
final class AttackRun {

    private static final double WARM_UP = 15;
    private static final double PATIENCE = 90;

    /** Ten times as many a second as an address may make: more would measure the program that attacks. */
    private static final int MOST_CALLS = 500;

    private static final double MOST_TIMES = 3;
    private static final double MOST_MILLISECONDS = 100;

    private final AttackOptions options;
    private final PrintStream out;
    private final List<String> problems = new ArrayList<>();

    AttackRun(AttackOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** What ended the server or reached others; nothing, if all is well. */
    List<String> run(ServerProcess server) {
        try (OtherTables others = new OtherTables(server, options.tables(), options.commands())) {
            others.play(Math.min(WARM_UP, options.seconds() * 2));
            for (Attack attack : Attacks.all()) {
                if (attack.name().contains(options.only()) && server.isAlive()) {
                    attack(server, others, attack);
                }
            }
            line("nobody", others.play(options.seconds()), others.play(options.seconds()), "");
            problems.addAll(others.problems());
        }
        return problems;
    }

    private void attack(ServerProcess server, OtherTables others, Attack attack) {
        ExecutorService threads = Executors.newCachedThreadPool();
        Attacker mallory = new Attacker(server.address(), attack.name().replaceAll("[^a-z0-9]", ""));
        try {
            Future<Attack.Work> ready = threads.submit(() -> attack.ready().apply(mallory));
            others.playUntil(ready, PATIENCE);
            Attack.Work work = ready.get();
            mallory.answers();
            Times quiet = others.play(options.seconds());
            long pause = 1000L * attack.threads() / MOST_CALLS;
            for (int i = 0; i < attack.threads(); i++) {
                int number = i;
                threads.submit(() -> {
                    while (!Thread.currentThread().isInterrupted()) {
                        work.once(mallory, number);
                        TimeUnit.MILLISECONDS.sleep(pause);
                    }
                    return number;
                });
            }
            Times times = others.play(options.seconds());
            threads.shutdownNow();
            line(attack.name(), quiet, times, mallory.answers());
            others.play(1);
            threads.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException | java.util.concurrent.ExecutionException | IllegalStateException failed) {
            problems.add(attack.name() + ": " + failed);
        } finally {
            threads.shutdownNow();
        }
        if (!server.isAlive()) {
            problems.add(attack.name() + " ended the server");
        }
    }

    /** Quiet and attacked stand side by side: what the machine does otherwise changes from minute to minute. */
    private void line(String what, Times quiet, Times times, String answers) {
        double p99 = times.milliseconds(0.99);
        boolean within = p99 <= MOST_MILLISECONDS && p99 <= MOST_TIMES * quiet.milliseconds(0.99);
        out.printf(
                "%-30s %7.1f %7.1f %8.1f %7.1f %8.1f  %-3s %s%n",
                what,
                quiet.milliseconds(0.5),
                quiet.milliseconds(0.99),
                times.milliseconds(0.5),
                p99,
                times.milliseconds(1),
                within ? "yes" : "NO",
                answers);
    }
}
