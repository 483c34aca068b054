package arbiter.lab.work;

import arbiter.kernel.Refused;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Opens workplaces on other machines; a service, so that nobody else needs its libraries. */
public interface Cluster {

    /** The workplace at that address; whatever people should know while it works is told in lines. */
    Workplace open(String address, Consumer<String> news);

    /** The cluster whose classes are here. */
    static Cluster find() {
        return ServiceLoader.load(Cluster.class)
                .findFirst()
                .orElseThrow(() -> new Refused("Spark is not on the class path; ./arbiter takes care of that"));
    }
}
