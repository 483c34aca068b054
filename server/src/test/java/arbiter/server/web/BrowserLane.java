package arbiter.server.web;

import java.util.Set;
import org.junit.jupiter.api.parallel.ResourceLocksProvider;

/** Which of the two browsers a class of tests takes turns with others at: half of the classes at each, by their names. */
public final class BrowserLane implements ResourceLocksProvider {

    private static final int LANES = 2;

    @Override
    public Set<Lock> provideForClass(Class<?> tests) {
        return Set.of(new Lock(of(tests)));
    }

    static String of(Class<?> tests) {
        return "browser " + Math.floorMod(tests.getName().hashCode(), LANES);
    }
}
