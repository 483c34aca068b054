package arbiter.lab.spark;

import arbiter.kernel.Refused;
import arbiter.lab.work.Cluster;
import arbiter.lab.work.Workplace;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;

/** Opens a workplace on Spark: on a standalone master, or on threads of this program that Spark runs. */
public final class SparkCluster implements Cluster {

    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\d{1,4}|\\*)])?");
    private static final Pattern MASTER = Pattern.compile("spark://([^:,/]+):(\\d{1,5})");
    private static final int PATIENCE_MILLIS = 5_000;

    @Override
    public Workplace open(String address, Consumer<String> news) {
        boolean local = LOCAL.matcher(address).matches();
        SparkConf conf = new SparkConf()
                .setMaster(address)
                .setAppName("Arbiter lab")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.ui.showConsoleProgress", "false")
                .setIfMissing("spark.log.structuredLogging.enabled", "false")
                .setIfMissing("spark.task.maxFailures", "8");
        if (local) {
            atHome(conf);
        } else {
            reach(address, conf);
            conf.setIfMissing("spark.jars", String.join(",", ArbiterJars.onClassPath()));
        }
        try {
            return new SparkWorkplace(new SparkContext(conf), !local, news);
        } catch (Exception broken) {
            throw refused(address, broken);
        }
    }

    /** So that one is not kept waiting for a minute where nobody listens. */
    private static void reach(String address, SparkConf conf) {
        Matcher master = MASTER.matcher(address);
        if (!master.matches()) {
            throw new Refused("--spark is spark://HOST:7077, local[2] or local[*], not '" + address + "'");
        }
        InetSocketAddress place = new InetSocketAddress(master.group(1), Integer.parseInt(master.group(2)));
        try (Socket socket = new Socket()) {
            socket.connect(place, PATIENCE_MILLIS);
        } catch (IOException nobody) {
            throw new Refused("no Spark master answers at " + address + "; docs/cluster.md shows how to start one");
        }
        if (place.getAddress().isLoopbackAddress()) {
            atHome(conf);
        }
    }

    /** Everything is on this machine, so nothing needs to be reachable from others. */
    private static void atHome(SparkConf conf) {
        conf.setIfMissing("spark.driver.host", "127.0.0.1").setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }

    private static Refused refused(String address, Exception broken) {
        Throwable cause = broken instanceof SparkException && broken.getCause() != null ? broken.getCause() : broken;
        return new Refused("Spark could not be started at " + address + ": " + cause.getMessage());
    }
}
