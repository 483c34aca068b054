package arbiter.server.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Tests that take turns with a browser and the server in front of it: a {@link Window} is handed to them. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ResourceLock(providers = BrowserLane.class)
@ExtendWith(SharedWindow.class)
public @interface InBrowser {}
