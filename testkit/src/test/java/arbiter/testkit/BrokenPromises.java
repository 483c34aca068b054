package arbiter.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs a contract on a game, which may be a faulty one, and says what it complains about. */
final class BrokenPromises {

    /** What is told of a contract that comes to no test, because the game breaks before. */
    static final String ALL = "all of it";

    private BrokenPromises() {}

    /** The tests that fail, by the names of their methods. */
    static List<String> brokenPromises(Class<?> contract) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(contract))
                .execute()
                .allEvents()
                .failed()
                .stream()
                .map(BrokenPromises::method)
                .distinct()
                .toList();
    }

    private static String method(Event failed) {
        return failed.getTestDescriptor()
                .getSource()
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getMethodName())
                .orElse(ALL);
    }
}
