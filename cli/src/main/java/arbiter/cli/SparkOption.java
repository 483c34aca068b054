package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.work.Cluster;
import arbiter.lab.work.Workplace;
import picocli.CommandLine.Option;

/** Where the fights are played: on threads of this program, or on a cluster. */
final class SparkOption {

    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description = {
                "Play on a Spark cluster instead: spark://HOST:7077, or local[*] to try it here. The results are",
                "the same; docs/cluster.md."
            })
    private String master;

    /** For what is played here only. */
    void refuse(String what) {
        if (master != null) {
            throw new Refused(what + " is played on this machine; leave out --spark");
        }
    }

    /** That cluster, whose news go to standard error, or so many threads. */
    Workplace workplace(int threads, Terminal terminal) {
        if (master == null) {
            return Workplace.threads(threads);
        }
        return Cluster.find().open(master, line -> {
            terminal.err().println((terminal.interactive() ? "\r\u001b[K" : "") + "arbiter: " + line);
            terminal.err().flush();
        });
    }
}
