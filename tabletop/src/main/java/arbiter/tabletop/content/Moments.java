package arbiter.tabletop.content;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;

/**
 * Which traits have something to say at a moment: those whose class overrides its method. Asked once for each sheet, so
 * that a rule that runs all the time asks nobody in vain.
 */
public final class Moments {

    /** The methods of each class that are not an interface's own; looked up once, because reflection is slow. */
    private static final ClassValue<Set<String>> OWN = new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
            Set<String> own = new HashSet<>();
            for (Method method : type.getMethods()) {
                if (type.isInterface() || !method.getDeclaringClass().isInterface()) {
                    own.add(method.getName());
                }
            }
            return own;
        }
    };

    private Moments() {}

    /** Whether the trait overrides the method of that name, which the extension point has as a default. */
    public static boolean has(Object trait, Class<?> extensionPoint, String method) {
        if (!OWN.get(extensionPoint).contains(method)) {
            throw new IllegalArgumentException(extensionPoint.getSimpleName() + " has no moment " + method);
        }
        return OWN.get(trait.getClass()).contains(method);
    }
}
