package arbiter.server.web;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Opens a browser and a server for all tests of a {@link BrowserLane}, and closes them after the last. */
final class SharedWindow implements ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(SharedWindow.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Window.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        String lane = BrowserLane.of(context.getRequiredTestClass());
        return context.getRoot().getStore(NAMESPACE).computeIfAbsent(lane, key -> new Window(), Window.class);
    }
}
